import { rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { keepHealth } from '@dana/releases/reading/health/keep-health';
import { readWindows } from '@dana/releases/reading/health/read-windows';
import { readReports } from '@dana/releases/reading/reports/read-reports';
import { markOf } from '../testing/reporters.ts';
import { twoEdges } from '../testing/two-edges.ts';

const env = 'production';
const hourMs = 3_600_000;
type Shop = Awaited<ReturnType<typeof twoEdges>>;

/** A visit at an edge that says what failed, which call, and how fast its page was. */
async function visit({ app }: Shop['edges'][number], lcpMs: number): Promise<void> {
  const mark = markOf(await app.request('/en/demo'));
  const at = { remote: 'mf-demo', version: '1.1.0' };
  const body = {
    mark,
    events: [{ ...at, kind: 'thrown' }],
    faults: [{ ...at, kind: 'thrown', message: 'no price', page: '/demo', stack: [] }],
    vitals: { page: '/demo', lcpMs },
    calls: [{ remote: 'mf-demo', method: 'GET', route: '/cart', status: 503, count: 1 }],
  };
  expect((await app.request('/beacon', { method: 'POST', body: JSON.stringify(body) })).status).toBe(204);
}

const asked = ({ store, now }: Shop, hours: number) =>
  readReports(store, { env, hours }, now().getTime() + 1_000);

it('what two edges counted in a window each is one answer: faults, pages and calls', async () => {
  const shop = await twoEdges();
  const [one, two] = shop.edges;
  await visit(one, 1_000);
  shop.nextWindow();
  await visit(two, 1_000);
  await visit(two, 4_000);
  await shop.share();
  const { section } = await asked(shop, 1);
  expect(section.faults.groups).toMatchObject([{ message: 'no price', visits: 3, pages: { '/demo': 3 } }]);
  expect(section.faults.releases).toEqual({ 'mf-demo@1.1.0': { thrown: 3 } });
  expect(section.calls).toMatchObject([{ route: '/cart', status: 503, visits: 3 }]);
  const measured = section.vitals.map(({ release, lcpMs }) => [
    release,
    lcpMs.reduce((sum, [, count]) => sum + count, 0),
  ]);
  expect(Object.fromEntries(measured)).toEqual({ 'shell@1.0.0': 3, 'mf-demo@1.1.0': 3 });
});

it('is the same for thirty days, by hour after the first ones, and does not change how visits are counted', async () => {
  const shop = await twoEdges();
  const [one, two] = shop.edges;
  for (const edge of [one, two]) await visit(edge, 1_000);
  shop.nextWindow();
  await shop.share();
  const before = await asked(shop, 24);
  for (const days of [0.5, 4]) {
    await keepHealth(shop.store, env, shop.now().getTime() + days * 24 * hourMs);
    const { section } = await asked(shop, 24);
    expect(section).toEqual(before.section);
  }
  const untilMs = shop.now().getTime() + 1_000;
  const { windows } = await readWindows(shop.store, env, { sinceMs: untilMs - 24 * hourMs, untilMs });
  expect(windows.flatMap(({ sections }) => sections.outcomes?.['mf-demo@1.1.0'] ?? [])).toMatchObject([
    { sessions: 2, failed: 2 },
  ]);
});

it('waits with the visits while the store is away, and both are there when it is back', async () => {
  const shop = await twoEdges();
  const [one] = shop.edges;
  await rename(shop.folder, `${shop.folder}-away`);
  for (let window = 0; window < 3; window += 1) {
    await visit(one, 1_000);
    shop.nextWindow();
    await one.health.round();
  }
  await rename(`${shop.folder}-away`, shop.folder);
  await shop.share();
  const { section } = await asked(shop, 1);
  expect(section.faults.groups).toMatchObject([{ visits: 3 }]);
  const untilMs = shop.now().getTime() + 1_000;
  const { windows } = await readWindows(shop.store, env, { sinceMs: untilMs - hourMs, untilMs }, [
    'outcomes',
  ]);
  const failed = windows.map(({ sections }) => sections.outcomes?.['mf-demo@1.1.0']?.failed ?? 0);
  expect(failed.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(windows.every(({ sections }) => sections.reports === undefined)).toBe(true);
});
