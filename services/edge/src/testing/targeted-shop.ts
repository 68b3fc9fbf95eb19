import { join } from 'node:path';
import type { Targets } from '@dana/contracts/release/canary-targets';
import { createStoreAdmin } from '@dana/releases/admin/store-admin';
import { openCanary } from '@dana/releases/changes/canary';
import { publishFolder } from '@dana/releases/publish/publish-folder';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { startEdge } from './running-edge.ts';

const env = 'production';
const canary = '1.2.0';

/** A shop with mf-demo 1.1.0 live after 1.0.0, and a canary 1.2.0 for some visitors once `target` was called. */
export async function targetedShop() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const build = (version: string) => writeBuiltRemote(parent, { version, mark: version });
  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of ['1.0.0', '1.1.0']) await release(store, await build(version));
  await publishFolder({ store, env, remote: 'mf-demo', folder: await build(canary) });
  const edge = await startEdge(store, join(parent, 'copy'), { countryHeader: 'cf-ipcountry' });
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: 'http://localhost:8080' });
  const change = { store, env, remote: 'mf-demo', actor: 'test', reason: 'a try' };
  const request = (path: string, cookie = '', headers: Record<string, string> = {}) =>
    edge.app.request(path, { headers: { cookie, ...headers } });
  return {
    ...{ store, edge, admin, change, request },
    target: async (targets: Targets, percent = 100) => {
      await openCanary({ ...change, version: canary, percent, targets });
      await edge.watch.refresh();
    },
    /** Version of mf-demo in the document. */
    shown: async (path: string, cookie = '', headers: Record<string, string> = {}) => {
      const html = await (await request(path, cookie, headers)).text();
      return /"mf-demo":\{"current":\{"version":"([^"]+)"/.exec(html)?.[1];
    },
  };
}

/** A visitor whom the shop knows already. */
export const visitorCookie = (name: string): string => `visitor=${name.padEnd(20, '-')}`;
