import {
  type BuildFile,
  buildPathSchema,
  deployableNameSchema,
  sha256HexSchema,
} from '@dana/contracts/release';
import { type Context, Hono } from 'hono';
import { isCompressible } from '../store/compressible.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { acceptedEncodings, type Encoding } from './accepted-encoding.ts';
import { ByteCache } from './byte-cache.ts';
import { contentTypeOf } from './content-type.ts';
import type { DescribedTree } from '../store/verify-file.ts';
import { createReleaseFiles, type ReleaseFilesOptions } from './release-files.ts';
import { createVerifiedFiles, type VerifiedFilesOptions } from './verified-files.ts';

/** Unit: bytes. Several complete sets of releases, compressed. */
const defaultCacheBytes = 64 * 1024 * 1024;

type AssetOptions = Pick<VerifiedFilesOptions, 'origin' | 'onDamaged'> &
  Pick<ReleaseFilesOptions, 'live'> & { cacheBytes?: number };

/**
 * `GET /assets/:remote/:treeHash/web/…`: files of published builds, for a year, because the address holds the hash.
 * Only files that a manifest lists are found; the path never reaches the file system as it came. Bytes that are not
 * those that were published are never sent.
 * Errors: 400 for paths with tricks, 404 (not stored by anyone) for the rest, 503 when the store is away or the file
 * is damaged.
 */
export function assetRoutes(store: Store, options: AssetOptions = {}): Hono {
  const { cacheBytes = defaultCacheBytes, live, ...reading } = options;
  const filesOf = createReleaseFiles({ store, live });
  const isLive = ({ treeHash }: DescribedTree): boolean =>
    [...(live?.() ?? [])].some((manifest) => manifest.treeHash === treeHash);
  const cache = new ByteCache(cacheBytes);
  const read = createVerifiedFiles({ store, cache, isLive, ...reading });

  async function firstOf(
    tree: DescribedTree,
    file: BuildFile,
    encodings: Encoding[],
  ): Promise<{ bytes: Uint8Array; encoding: Encoding } | undefined> {
    for (const encoding of encodings) {
      const bytes = await read(tree, file, encoding.suffix);
      if (bytes) return { bytes, encoding };
    }
    return undefined;
  }

  const app = new Hono();
  app.use('/assets/*', async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    await next();
  });

  app.get('/assets/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    if (/[%\\]|\/\//.test(pathname)) return failure(c, 400, 'This is not the address of a file.');
    const address = parseAddress(pathname);
    const files = address && (await filesOf(address.remote, address.treeHash));
    const file = files?.byPath.get(address?.path ?? '');
    if (!files || !file) return failure(c, 404, 'There is no such file.');

    const varies = isCompressible(file.path);
    const encodings = varies ? acceptedEncodings(c.req.header('accept-encoding')) : [{ suffix: '' }];
    const found = await firstOf(files.tree, file, encodings);
    if (!found) return failure(c, 404, 'There is no such file.');
    return answer(c, file, found, varies);
  });

  app.onError((error, c) => {
    if (!(error instanceof ReleaseRefusal)) throw error;
    c.header('Retry-After', '1');
    return failure(c, 503, 'The file cannot be read at the moment.');
  });
  return app;
}

type Found = { bytes: Uint8Array; encoding: Encoding };

function answer(
  c: Context,
  file: { path: string; sha384: string },
  { bytes, encoding }: Found,
  varies: boolean,
): Response {
  // The hash is of the plain file, so each encoding needs its own tag.
  const etag = `"${file.sha384.slice(7, 39)}${encoding.name ? `-${encoding.name}` : ''}"`;
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('ETag', etag);
  if (varies) c.header('Vary', 'Accept-Encoding');
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (encoding.name) c.header('Content-Encoding', encoding.name);
  c.header('Content-Type', contentTypeOf(file.path));
  c.header('Content-Length', String(bytes.byteLength));
  // The cast: bytes read from storage are never in shared memory, which the type allows and a body does not.
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

type Address = { remote: string; treeHash: string; path: string };

function parseAddress(pathname: string): Address | undefined {
  const [, , remote = '', treeHash = '', ...rest] = pathname.split('/');
  const path = rest.join('/');
  const isAddress =
    deployableNameSchema.safeParse(remote).success &&
    sha256HexSchema.safeParse(treeHash).success &&
    path.startsWith('web/') &&
    buildPathSchema.safeParse(path).success;
  return isAddress ? { remote, treeHash, path } : undefined;
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

function failure(c: Context, status: 400 | 404 | 503, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, message }, status);
}
