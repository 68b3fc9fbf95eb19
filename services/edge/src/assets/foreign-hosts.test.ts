import { integrityOf } from '@dana/releases/store/key';
import { expect, it } from 'vitest';
import { releasedShop } from '../testing/released-shop.ts';

const partner = 'https://partner.example';
const entry = 'remoteEntry.abc.js';

async function shop(federationHosts: string[] = []) {
  const { start, manifests } = await releasedShop(['1.0.0']);
  const { app } = await start({ federationHosts });
  const ask = (path: string, origin = partner) => app.request(path, { headers: { origin } });
  return { ask, base: `/assets/mf-demo/${manifests[0]!.treeHash}/web/` };
}

const manifestPath = '/remotes/mf-demo/mf-manifest.json';

it('a host finds by one address which files of a remote are live, and with which hash its entry was published', async () => {
  const { ask, base } = await shop([partner]);
  const bytes = new Uint8Array(await (await ask(`${base}${entry}`)).arrayBuffer());
  const answer = await ask(manifestPath);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.json()).toMatchObject({
    name: 'mf_demo_1_0_0',
    metaData: {
      publicPath: `http://localhost:8080${base}`,
      remoteEntry: { name: entry, integrity: integrityOf(bytes) },
    },
  });
  const released = await ask(`${base}mf-manifest.json`);
  expect((await released.json()).metaData).not.toHaveProperty('publicPath');
});

it('pages of the origins that are named may read and run released files, others may not', async () => {
  const { ask, base } = await shop([partner]);
  // Twice, since the second comes from memory.
  for (const path of [manifestPath, `${base}${entry}`, `${base}${entry}`]) {
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
  for (const path of [manifestPath, `${base}${entry}`]) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('says that there is no such remote', async () => {
  const { ask } = await shop();
  for (const name of ['mf-nobody', '..%2f', 'mf-demo%00'])
    expect([name, (await ask(`/remotes/${name}/mf-manifest.json`)).status]).toEqual([name, 404]);
});
