import { join } from 'node:path';
import { expect, it } from 'vitest';
import { integrityOf } from '@dana/releases/store/hash';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { startEdge } from '../testing/running-edge.ts';

const partner = 'https://partner.example';
const hostEntry = '// with its own runtime';

async function shop(federationHosts: string[] = [], entry: string | undefined = hostEntry) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const edge = await startEdge(store, join(parent, 'copy'), { federationHosts });
  await release(store, await writeBuiltShell(parent), 'shell');
  const built = await writeBuiltRemote(parent, { ...(entry && { hostEntry: entry }) });
  const manifest = await release(store, built);
  await edge.watch.refresh();
  const ask = (path: string, origin = partner) => edge.app.request(path, { headers: { origin } });
  return { ask, base: `/assets/mf-demo/${manifest.treeHash}/web/` };
}

const manifestPath = '/remotes/mf-demo/mf-manifest.json';

it('a host finds by one address which files of a remote are live, and with which hash its entry was published', async () => {
  const { ask, base } = await shop([partner]);
  const answer = await ask(manifestPath);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.json()).toMatchObject({
    name: 'mf_demo_1_0_0',
    metaData: {
      publicPath: `http://localhost:8080${base}`,
      remoteEntry: { name: 'hostEntry.abc.js', integrity: integrityOf(new TextEncoder().encode(hostEntry)) },
    },
  });
  const released = await ask(`${base}mf-manifest.json`);
  expect((await released.json()).metaData).not.toHaveProperty('publicPath');
});

it('pages of the origins that are named may read and run released files, others may not', async () => {
  const { ask, base } = await shop([partner]);
  // Twice, since the second comes from memory.
  for (const path of [manifestPath, `${base}hostEntry.abc.js`, `${base}hostEntry.abc.js`]) {
    const answer = await ask(path);
    expect(answer.headers.get('access-control-allow-origin')).toBe(partner);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const other = await ask(path, 'https://other.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await ask('/release-map.json')).headers.get('access-control-allow-origin')).toBeNull();
});

it('nobody else may where none is named', async () => {
  const { ask, base } = await shop();
  for (const path of [manifestPath, `${base}hostEntry.abc.js`]) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it.each(['mf-nobody', '..%2f', 'mf-demo%00'])(
  'says that there is no remote %s for other hosts',
  async (name) => {
    const { ask } = await shop();
    const answer = await ask(`/remotes/${name}/mf-manifest.json`);
    expect(answer.status).toBe(404);
  },
);

it('says so of a release from before entries for other hosts were built', async () => {
  const { ask, base } = await shop([], '');
  expect((await ask(manifestPath)).status).toBe(404);
  expect((await ask(`${base}mf-manifest.json`)).status).toBe(404);
});
