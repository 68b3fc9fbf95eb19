import { ByteCache } from '@dana/server/byte-cache';
import { hasTag } from '@dana/server/has-tag';
import type { Context } from 'hono';
import { commonHeaders, strictTransport } from '@dana/server/common-headers';
import { clientOf } from '@dana/server/request-client';
import { type Encoding, encodingsFor } from './accepted-encoding.ts';
import { pathOf } from '../http/path-of.ts';

/** Unit: bytes. Several complete sets of releases, compressed. */
const defaultMaxBytes = 64 * 1024 * 1024;

/**
 * How long a file goes out in a worse encoding than the client takes before its better twin is looked for again: most
 * have none because it would not be smaller, but one that was damaged may have been put right.
 */
const worseEncodingMs = 10_000;

/** A file as it goes out. Its bytes were compared with the published hash; they and the headers never change. */
export type ReadyFile = {
  readonly bytes: Uint8Array;
  readonly byteLength: number;
  readonly etag: string;
  /** Every header of the answer, over http and over https. */
  readonly headers: { readonly open: Headers; readonly secure: Headers };
};

type Headers = Readonly<Record<string, string>>;
type Kept = ReadyFile & { freshUntilMs: number };
type Described = { path: string; sha384: string };

/** What the memory of served files is asked for. */
export type FileMemory = ReturnType<typeof createFileMemory>;

/** Keeps files as they go out, under the address and what the client takes, up to a total size in bytes. */
export function createFileMemory({ maxBytes = defaultMaxBytes } = {}) {
  const files = new ByteCache<Kept>(maxBytes);
  return {
    /** The file for this request, when it was sent before. */
    find(c: Context): ReadyFile | undefined {
      const file = files.get(keyOf(c));
      return file && file.freshUntilMs > Date.now() ? file : undefined;
    },
    keep(c: Context, file: ReadyFile, isBestEncoding: boolean): void {
      const freshUntilMs = isBestEncoding ? Number.POSITIVE_INFINITY : Date.now() + worseEncodingMs;
      files.set(keyOf(c), { ...file, freshUntilMs });
    },
  };
}

/** Puts together what goes out with these bytes, once for all answers. */
export function readyFile(
  { path, sha384 }: Described,
  bytes: Uint8Array,
  { name }: Encoding,
  varies: boolean,
): ReadyFile {
  // The hash is of the plain file, so each encoding needs its own tag.
  const etag = `"${sha384.slice(7, 39)}${name ? `-${name}` : ''}"`;
  const open: Headers = {
    ...commonHeaders,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    ...(varies && { Vary: 'Accept-Encoding' }),
    ...(name && { 'Content-Encoding': name }),
    'Content-Type': contentTypeOf(path),
    'Content-Length': String(bytes.byteLength),
  };
  const headers = { open, secure: { ...strictTransport, ...open } };
  return { bytes, byteLength: bytes.byteLength, etag, headers };
}

/** Sends the file, or says that the client has it already. */
export function sendFile(c: Context, { bytes, etag, headers: both }: ReadyFile): Response {
  const headers = clientOf(c).isSecure ? both.secure : both.open;
  if (!hasTag(c.req.header('if-none-match'), etag))
    // The cast: bytes read from storage are never in shared memory, which the type allows and a body does not.
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  const { 'Content-Encoding': _, 'Content-Type': __, 'Content-Length': ___, ...kept } = headers;
  return new Response(null, { status: 304, headers: kept });
}

// The path as it came: one with other spellings of the same letters is refused elsewhere.
function keyOf(c: Context): string {
  const path = pathOf(c.req.url);
  return `${encodingsFor(path, c).map(({ suffix }) => suffix)} ${path}`;
}

/** Types of what builds contain. Anything else is handed out as bytes that no browser interprets. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
};

/** Content type by the file name's ending; `application/octet-stream` when unknown. */
const contentTypeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
