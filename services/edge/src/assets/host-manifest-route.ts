import type { Composition } from '@dana/contracts/release/composition';
import { ReleaseRefusal } from '@dana/releases/store/store';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { createReleaseFiles, type ReleaseFilesOptions } from './release-files.ts';
import { createVerifiedFiles, type VerifiedFilesOptions } from './verified-files.ts';

type Options = Omit<VerifiedFilesOptions, 'store' | 'isLive'> &
  ReleaseFilesOptions & {
    /** What everybody gets of whom nothing is known. */
    current: () => Composition | undefined;
    publicOrigin: string;
  };

const manifestSchema = z.looseObject({ metaData: z.looseObject({}) });
const file = 'web/mf-manifest.json';

/**
 * `GET /remotes/:remote/mf-manifest.json`: what a standard module federation host loads the live release of a remote by. The
 * files stand where they always do; the manifest says where.
 * Errors: 404 where no such remote is live, or its release is from before manifests were published; 503 when it cannot be read.
 */
export function hostManifestRoute({
  store,
  live,
  assertSigned,
  current,
  publicOrigin,
  ...reading
}: Options): Hono {
  const filesOf = createReleaseFiles({ store, live, assertSigned });
  const read = createVerifiedFiles({ store, ...reading });

  async function manifestOf(remote: string): Promise<object | undefined> {
    const release = current()?.remotes[remote]?.current;
    const files = release && (await filesOf(remote, release.treeHash));
    const listed = files?.byPath.get(file);
    const bytes = files && listed && (await read(files.tree, listed, ''));
    if (!bytes) return undefined;
    const { metaData, ...manifest } = manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { ...manifest, metaData: { ...metaData, publicPath: `${publicOrigin}${release.base}web/` } };
  }

  return new Hono()
    .get('/remotes/:remote/mf-manifest.json', async (c) => {
      const manifest = await manifestOf(c.req.param('remote'));
      c.header('Cache-Control', 'no-cache');
      return manifest ? c.json(manifest) : failure(c, 404, 'No such remote is live for other hosts.');
    })
    .onError((error, c) => {
      if (!(error instanceof ReleaseRefusal)) throw error;
      return failure(c, 503, 'The manifest cannot be read at the moment.');
    });
}

function failure(c: Context, status: 404 | 503, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, message }, status);
}
