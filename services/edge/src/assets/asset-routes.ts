import { buildPathSchema, deployableNameSchema, sha256HexSchema } from '@dana/contracts/release/names';
import type { BuildFile } from '@dana/contracts/release/release-manifest';
import type { DescribedTree } from '@dana/releases/log/releases';
import { isCompressible } from '@dana/releases/store/key';
import { ReleaseRefusal, type Store } from '@dana/releases/store/store';
import { Hono, type Context } from 'hono';
import { pathOf } from '../http/path-of.ts';
import { encodingsFor, type Encoding } from './accepted-encoding.ts';
import { createFileMemory, readyFile, sendFile, type FileMemory } from './file-memory.ts';
import { createReleaseFiles, type ReleaseFilesOptions } from './release-files.ts';
import { createVerifiedFiles, type VerifiedFilesOptions } from './verified-files.ts';

type AssetOptions = Omit<VerifiedFilesOptions, 'store' | 'isLive'> &
  Pick<ReleaseFilesOptions, 'live' | 'assertSigned'> & { memory?: FileMemory };

/** Answers what was sent before, and leaves the rest to `assetRoutes`, which keeps what it sends in the same memory. */
export function assetsFromMemory(memory: FileMemory): Hono {
  return new Hono().get('/assets/*', (c, next) => {
    const ready = memory.find(c);
    return ready ? Promise.resolve(sendFile(c, ready)) : next();
  });
}

/**
 * `GET /assets/:remote/:treeHash/web/…`: files of published builds, for a year, because the address holds the hash.
 * Only files that a manifest lists are found; the path never reaches the file system as it came. Bytes that are not
 * those that were published are never sent.
 * Errors: 400 for paths with tricks, 404 (not stored by anyone) for the rest, 503 when the store is away or the file
 * is damaged.
 */
export function assetRoutes(store: Store, options: AssetOptions = {}): Hono {
  const { memory = createFileMemory(), live, assertSigned, ...reading } = options;
  const filesOf = createReleaseFiles({ store, live, assertSigned });
  const isLive = ({ treeHash }: DescribedTree): boolean =>
    [...(live?.() ?? [])].some((manifest) => manifest.treeHash === treeHash);
  const read = createVerifiedFiles({ store, isLive, ...reading });

  async function firstOf(
    tree: DescribedTree,
    file: BuildFile,
    encodings: readonly Encoding[],
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
  app.route('/', assetsFromMemory(memory));

  app.get('/assets/*', async (c) => {
    const pathname = pathOf(c.req.url);
    if (/[%\\]|\/\//.test(pathname)) return failure(c, 400, 'This is not the address of a file.');
    const address = parseAddress(pathname);
    const files = address && (await filesOf(address.remote, address.treeHash));
    const file = files?.byPath.get(address?.path ?? '');
    if (!files || !file) return failure(c, 404, 'There is no such file.');

    const encodings = encodingsFor(pathname, c);
    const found = await firstOf(files.tree, file, encodings);
    if (!found) return failure(c, 404, 'There is no such file.');
    const ready = readyFile(file, found.bytes, found.encoding, isCompressible(file.path));
    memory.keep(c, ready, found.encoding === encodings[0]);
    return sendFile(c, ready);
  });

  app.onError((error, c) => {
    if (!(error instanceof ReleaseRefusal)) throw error;
    c.header('Retry-After', '1');
    return failure(c, 503, 'The file cannot be read at the moment.');
  });
  return app;
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

function failure(c: Context, status: 400 | 404 | 503, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, message }, status);
}
