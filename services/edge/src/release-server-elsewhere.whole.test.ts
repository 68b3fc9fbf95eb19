import { freePort } from '@dana/config/testing/free-port';
import { readHead } from '@dana/releases/log/revisions';
import { writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startHookListener } from '@dana/releases/testing/hook-listener';
import { startReleaseProcess } from '@dana/releases/testing/release-process';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { expect, it, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';
import { env, releasedShop } from './testing/released-shop.ts';
import { reportersOf } from './testing/reporters.ts';

/* The release API in a process of its own, and a storefront that has none: both over one store. */

vi.setConfig({ testTimeout: 120_000 });

it('publishes and promotes through a process of its own; the storefront beside it shows that within a second and manages nothing', async () => {
  const dataDir = await temporaryFolder();
  const releases = await startReleaseProcess(dataDir, { PUBLIC_ORIGIN: 'http://localhost:8080' });
  const publish = (name: string, folder: string, ...more: string[]) =>
    releases.release('publish', name, '--no-build', '--from', folder, ...more);
  await publish('shell', await writeBuiltShell(dataDir), '--promote');
  await publish('mf-demo', await writeBuiltRemote(dataDir), '--promote');
  const edge = await startEdgeProcess(await freePort(), dataDir, { RELEASE_URL: releases.url });
  expect(await edge.liveVersion()).toBe('1.0.0');

  const next = await writeBuiltRemote(dataDir, { version: '1.1.0', mark: 'next' });
  expect(await publish('mf-demo', next)).toContain('mf-demo@1.1.0 published');
  await releases.release('promote', 'mf-demo', '--version', '1.1.0', '--reason', 'a better one');
  await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.1.0'), { timeout: 1_000 });
  await releases.release('rollback', 'mf-demo', '--reason', 'it was not');
  await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.0.0'), { timeout: 1_000 });

  const preview = await releases.release('preview', 'mf-demo@1.1.0', '--path', '/en/demo');
  const link = new URL(preview.trim().split(/\s/)[0] ?? '');
  expect(link.origin).toBe('http://localhost:8080');
  const begun = await fetch(`${edge.url}${link.pathname}${link.search}`, { redirect: 'manual' });
  expect([begun.status, begun.headers.get('set-cookie')]).toEqual([302, expect.stringMatching(/^preview=/)]);

  const authorization = { authorization: `Bearer ${releases.token}` };
  const registry = '/v1/envs/production/registry';
  expect((await fetch(`${releases.url}${registry}`, { headers: authorization })).status).toBe(200);
  expect((await fetch(`${releases.url}${registry}`)).status).toBe(401);
  // Its page, or where that was not built yet what to do about it.
  const page = await fetch(`${releases.url}/_releases`);
  const isBuilt = page.status === 200;
  expect(page.headers.get('content-type')).toContain(isBuilt ? 'text/html' : 'text/plain');
  expect(await page.text()).toContain(isBuilt ? '<!doctype html>' : 'pnpm build');
  for (const path of [registry, '/_releases']) {
    const answer = await fetch(`${edge.url}${path}`, { headers: authorization });
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      expect.objectContaining({ message: expect.stringContaining('RELEASE_SERVER') }),
    ]);
  }
});

it('judges by what two storefronts count, takes a release back once, tells a listener of it, and waits while it is away', async () => {
  const { store, parent: dataDir } = await releasedShop();
  const listener = await startHookListener();
  const watch = { windowMs: 600_000, minAddresses: 16 };
  const start = () =>
    startReleaseProcess(dataDir, {
      RELEASE_WATCH: JSON.stringify(watch),
      RELEASE_WEBHOOK_URL: listener.url,
      RELEASE_WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}`,
    });
  const releases = await start();
  const settings = { TRUSTED_PROXIES: 'loopback', RELEASE_URL: releases.url, RENDER_WORKERS: '1' };
  const edges = await Promise.all(
    [1, 2].map(async () => startEdgeProcess(await freePort(), dataDir, settings)),
  );
  const visitors = edges.map(({ url }) =>
    reportersOf((path, init, from) =>
      fetch(`${url}${path}`, { ...init, headers: { accept: 'text/html', 'x-forwarded-for': from } }),
    ),
  );
  // The key of tokens is made by the first that needs it; until then pages have none and no visit counts.
  for (const visitor of visitors)
    await expect.poll(() => visitor.open('192.0.2.200'), { timeout: 30_000 }).toBeDefined();
  const fail = (index: number, from = index) =>
    visitors[index % 2]?.fail(`192.0.2.${from}`, 'mf-demo', '1.1.0');
  for (let index = 0; index < 40; index += 1) expect(await fail(index, index % 15)).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(await edges[0]?.liveVersion()).toBe('1.1.0');
  const before = (await readHead(store, env))?.revision.revision ?? 0;
  await fail(15);
  for (const edge of edges)
    await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.0.0'), {
      ...{ timeout: 30_000, interval: 200 },
    });
  expect((await readHead(store, env))?.revision).toMatchObject({
    revision: before + 1,
    change: { verb: 'rollback', automatic: true, reason: expect.stringMatching(/^4\d of 4\d visits/) },
  });
  await vi.waitFor(() => expect(listener.revisions().at(-1)).toBe(before + 1), { timeout: 30_000 });
  expect(JSON.parse(listener.taken.at(-1)?.body ?? '{}')).toMatchObject({ event: 'taken-back', env });
  expect(await releases.release('status')).not.toContain('No storefront has sent counts');

  await releases.stop();
  await vi.waitFor(() => expect(edges[0]?.log()).toContain('Nobody judges releases'), { timeout: 30_000 });
  const count = listener.taken.length;
  const again = await start();
  // Changes of the last quarter of an hour are told again, under the ids that they had.
  await vi.waitFor(() => expect(listener.taken.length).toBe(count * 2), { timeout: 30_000 });
  const ids = listener.taken.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(count);
  expect(await again.release('status')).toContain('mf-demo');
});
