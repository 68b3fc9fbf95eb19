import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { TextEncoding } from '@dana/server/accepted-encodings';
import type { HtmlDocument } from '../document/html-document.ts';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** How a document travels. */
export type Form = TextEncoding | 'plain';

/** Takes about ten milliseconds for a page of 100 KB, and is within a tenth of the best. */
const quickQuality = 5;
/** Takes a few hundred. */
const bestQuality = 11;

/** A document as it goes out. Never changes. */
export type KeptDocument = {
  /** Of the HTML. */
  readonly hash: string;
  /** Its Content Security Policy. */
  readonly policy: string;
  readonly forms: Readonly<{ br: Uint8Array } & Partial<Record<Form, Uint8Array>>>;
  readonly isBest: boolean;
  /** What its forms take together. */
  readonly byteLength: number;
};

export const hashOf = (html: string): string =>
  createHash('sha256').update(html).digest('base64url').slice(0, 22);

export async function keepDocument(
  { html, policy }: HtmlDocument,
  hash = hashOf(html),
): Promise<KeptDocument> {
  const br = await compress(Buffer.from(html), quickQuality);
  return { hash, policy, forms: { br }, isBest: false, byteLength: br.byteLength };
}

/** The same document with this form beside the others. */
export async function withForm(document: KeptDocument, form: Form): Promise<KeptDocument> {
  if (document.forms[form]) return document;
  const plain = document.forms.plain ?? (await unpack(document.forms.br));
  const made = form === 'gzip' ? await gzipped(plain, { level: 6 }) : plain;
  return sized({ ...document, forms: { ...document.forms, [form]: made } });
}

/** The same document, as small as it gets. */
export async function shrunk(document: KeptDocument): Promise<KeptDocument> {
  const plain = document.forms.plain ?? (await unpack(document.forms.br));
  const br = await compress(plain, bestQuality);
  return sized({ ...document, isBest: true, forms: { ...document.forms, br } });
}

const compress = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

function sized(document: KeptDocument): KeptDocument {
  const byteLength = Object.values(document.forms).reduce((total, bytes) => total + bytes.byteLength, 0);
  return { ...document, byteLength };
}
