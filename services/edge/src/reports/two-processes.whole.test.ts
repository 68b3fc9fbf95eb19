import { freePort } from '@dana/config/testing/free-port';
import { readHead } from '@dana/releases/reading/release-log';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startEdgeProcess } from '../testing/edge-process.ts';
import { reportersOf } from '../testing/reporters.ts';

/** Sixteen visits from sixteen addresses, and not one less, take a release back. */
const watch = { fastSessions: 16, fastPercent: 100, minAddresses: 16, windowMs: 600_000 };

it('two storefronts take a release back, once, that failed for half of its visitors at each of them', async () => {
  const { store, folder } = await temporaryStore();
  const dataDir = dirname(folder);
  await release(store, await writeBuiltShell(dataDir), 'shell');
  for (const version of ['1.0.0', '1.1.0'])
    await release(store, await writeBuiltRemote(dataDir, { version, mark: version }));
  const before = (await readHead(store, 'production'))?.revision.revision ?? 0;
  const settings = { TRUSTED_PROXIES: 'loopback', RELEASE_WATCH: JSON.stringify(watch), RENDER_WORKERS: '1' };
  const edges = await Promise.all(
    [1, 2].map(async () => startEdgeProcess(await freePort(), dataDir, settings)),
  );
  const visitors = edges.map(({ url }) =>
    reportersOf((path, init, from) =>
      fetch(`${url}${path}`, { ...init, headers: { accept: 'text/html', 'x-forwarded-for': from } }),
    ),
  );
  // The key that marks are signed with is made by the first that needs it; until then pages have none and no visit counts.
  for (const visitor of visitors)
    await expect.poll(() => visitor.open('192.0.2.200'), { timeout: 30_000 }).toBeDefined();
  const fail = (index: number) => visitors[index % 2]?.fail(`192.0.2.${index}`, 'mf-demo', '1.1.0');
  for (let index = 0; index < 15; index += 1) expect(await fail(index)).toBe(204);
  // One more of the addresses that are known already is none more.
  await fail(0);
  expect(await edges[0]?.liveVersion()).toBe('1.1.0');
  await fail(15);
  for (const edge of edges)
    await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.0.0'), {
      timeout: 30_000,
      interval: 200,
    });
  expect((await readHead(store, 'production'))?.revision).toMatchObject({
    revision: before + 1,
    change: { verb: 'rollback', automatic: true, reason: expect.stringContaining('17 of 17 sessions') },
  });
}, 90_000);
