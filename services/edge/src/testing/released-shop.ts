import { join } from 'node:path';
import { createStoreAdmin } from '@dana/releases/api/store-admin';
import type { Store } from '@dana/releases/store/store';
import {
  publishFolder,
  release,
  writeBuiltRemote,
  writeBuiltShell,
} from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { startEdge, type EdgeOptions } from './running-edge.ts';

export const env = 'production';
const publicOrigin = 'http://localhost:8080';

type Built = NonNullable<Parameters<typeof writeBuiltRemote>[1]>;

/**
 * A store with a shell, and `mf-demo` in these versions, live one after the other. `parent` is a data folder whose releases
 * it is, for an edge that is a process.
 * @param built – what is the same in all builds of `mf-demo`.
 * @param elsewhere – a store that is not on this disk.
 */
export async function releasedShop(
  versions: readonly string[] = ['1.0.0', '1.1.0'],
  built: Built = {},
  elsewhere?: Store,
) {
  const { store: onDisk, folder } = await temporaryStore();
  const store = elsewhere ?? onDisk;
  const parent = join(folder, '..');
  const build = (version: string, more: Built = {}) =>
    writeBuiltRemote(parent, { version, mark: version, ...built, ...more });
  await release(store, await writeBuiltShell(parent), 'shell');
  const manifests = [];
  for (const version of versions) manifests.push(await release(store, await build(version)));
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin });
  return {
    ...{ store, folder, parent, build, admin, manifests },
    change: { store, env, remote: 'mf-demo', actor: 'test', reason: 'a try' },
    /** Puts a version beside those that are live. */
    publish: async (version: string, more: Built = {}) =>
      publishFolder({ store, env, remote: more.remote ?? 'mf-demo', folder: await build(version, more) }),
    goLive: async (version: string, more: Built = {}) => release(store, await build(version, more)),
    /** Puts a shell beside the live one. */
    publishShell: async (version: string) =>
      publishFolder({ store, env, remote: 'shell', folder: await writeBuiltShell(parent, version) }),
    shellGoesLive: async (version: string) => release(store, await writeBuiltShell(parent, version), 'shell'),
    /** An edge over the store; one of the same name has the local files of the one before it. */
    start: (options: EdgeOptions = {}, name = 'copy') => startEdge(store, join(parent, name), options),
    /** The cookie of who follows a link to a version of `mf-demo`. */
    previewCookie: async (version = '1.0.0'): Promise<string> => {
      const { url } = await admin.preview({
        env,
        remotes: { 'mf-demo': version },
        hours: 1,
        path: '/en/demo',
      });
      return `preview=${new URL(url).searchParams.get('preview')}`;
    },
  };
}
