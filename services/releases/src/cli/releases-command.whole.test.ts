import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import { releaseKey } from '../store/key.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { commandLine, serveApi } from '../testing/command-line.ts';

it('lists what was published, the newest version first, with when, who and size; where the store is and by a server', async () => {
  const { folder, release, json, publish } = await commandLine();
  for (const version of ['1.9.0', '1.10.0']) await publish(version);
  const store = createDiskStore(join(folder, 'releases'));
  const local = await json('releases mf-demo');
  expect(local).toMatchObject({
    remote: 'mf-demo',
    releases: [
      { version: '1.10.0', actor: expect.any(String), bytes: expect.any(Number) },
      { version: '1.9.0' },
    ],
    more: 0,
  });
  const { text } = await json('token create --name "on duty" --scope check:mf-demo');
  await serveApi(releaseApi({ store, env: 'production' }));
  vi.stubEnv('RELEASE_TOKEN', text);
  expect(await json('releases mf-demo')).toEqual(local);
  expect((await release('releases mf-demo')).stdout).toMatch(
    /\n1\.10\.0 +just now +\S+.* +\d+\.\d kB +\d+\n/,
  );
  expect((await release('releases mf-other')).stdout).toBe('Nothing of mf-other was published.');
  expect((await release('releases')).exitCode).toBe(2);
});

it('names a release whose manifest is damaged all the same', async () => {
  const { folder, json, release, publish } = await commandLine();
  await publish('1.0.0');
  const store = createDiskStore(join(folder, 'releases'));
  await store.putHint(releaseKey('mf-demo', '1.0.0'), new TextEncoder().encode('{'));
  const { releases } = await json('releases mf-demo');
  expect(releases).toMatchObject([{ version: '1.0.0', actor: expect.any(String) }]);
  expect((await release('releases mf-demo')).stdout).toContain('damaged');
});
