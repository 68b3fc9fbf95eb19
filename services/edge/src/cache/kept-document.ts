import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { TextEncoding } from '@dana/server/accepted-encodings';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** A document with its Content Security Policy, and the payload that was made of the same render. */
export type WholePage = { html: string; policy: string; payload: string };

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
  /** What a way within the shop needs of the page, by Brotli. */
  readonly payload: Readonly<{ hash: string; br: Uint8Array }>;
  /** What its forms take together. */
  readonly byteLength: number;
};

export const hashOf = (html: string): string =>
  createHash('sha256').update(html).digest('base64url').slice(0, 22);

export async function keepDocument(
  { html, policy, payload }: WholePage,
  hash = hashOf(html),
): Promise<KeptDocument> {
  const [br, data] = await Promise.all(
    [html, payload].map((text) => compress(Buffer.from(text), quickQuality)) as [
      Promise<Uint8Array>,
      Promise<Uint8Array>,
    ],
  );
  const document = {
    hash,
    policy,
    forms: { br },
    isBest: false,
    payload: { hash: hashOf(payload), br: data },
  };
  return sized({ ...document, byteLength: 0 });
}

/** The same document with this form beside the others. */
export async function withForm(document: KeptDocument, form: Form): Promise<KeptDocument> {
  if (document.forms[form]) return document;
  const plain = document.forms.plain ?? (await unpack(document.forms.br));
  const made = form === 'gzip' ? await gzipped(plain, { level: 6 }) : plain;
  return sized({ ...document, forms: { ...document.forms, [form]: made } });
}

/** The bytes of a document's payload. Few ask for them uncompressed. */
export const payloadIn = async ({ payload }: KeptDocument, form: 'br' | 'plain'): Promise<Uint8Array> =>
  form === 'br' ? payload.br : unpack(payload.br);

/** The same document and payload, as small as they get. */
export async function bestCompressed(document: KeptDocument): Promise<KeptDocument> {
  const plain = document.forms.plain ?? (await unpack(document.forms.br));
  const br = await compress(plain, bestQuality);
  const data = await compress(await unpack(document.payload.br), bestQuality);
  const payload = { ...document.payload, br: data };
  return sized({ ...document, isBest: true, forms: { ...document.forms, br }, payload });
}

const compress = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

function sized(document: KeptDocument): KeptDocument {
  const kept = [...Object.values(document.forms), document.payload.br];
  const byteLength = kept.reduce((total, bytes) => total + bytes.byteLength, 0);
  return { ...document, byteLength };
}
