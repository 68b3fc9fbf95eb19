import { expect, it } from 'vitest';
import type { ReleaseRates } from '../../reading/health/release-rates.ts';
import { withinTarget } from '../../reading/health/within-target.ts';
import { breakShopAtNight } from '../../testing/broken-night.ts';
import { emptySection } from '../../reading/reports/merge-sections.ts';
import { reportsOf, windowOf, writeWindows } from '../../testing/health-slices.ts';
import { startApi } from '../../testing/request-api.ts';
import { temporaryFolder } from '../../testing/temporary-store.ts';
import type { HealthView } from './health-view.ts';

it('a broken shop names the change that broke it, every release with its visits, and what is drawn', async () => {
  const { store, call } = await startApi();
  await breakShopAtNight(store, await temporaryFolder());
  const { status, body } = await call('GET', '/v1/envs/production/health?hours=2');
  expect(status).toBe(200);
  const view: HealthView = body.data!;
  expect(view.suspicion).toMatchObject({
    suspect: { revision: 3, remote: 'shell', from: '1.0.1', to: '1.0.2', verb: 'promote', actor: 'noura' },
    failing: [{ remote: 'mf-demo', sinceRevision: 3 }],
    sentence: expect.stringContaining(
      'since revision 3 (shell 1.0.1 → 1.0.2) mf-demo fails in 67 % of visits',
    ),
    takeBack: 'pnpm release rollback shell --reason "…"',
  });
  expect(view.slots.shell?.map(({ version, is }) => [version, is])).toEqual([
    ['1.0.2', 'live'],
    ['1.0.1', undefined],
  ]);
  expect(view.slots['mf-demo']).toMatchObject([{ version: '1.0.0', is: 'live', visits: 3_600 }]);
  expect(view.edges.map(({ edge }) => edge)).toEqual(['one', 'two']);
  expect(view.changes.map(({ revision, differences }) => [revision, differences[0]?.remote])).toEqual([
    [3, 'shell'],
  ]);
  const drawn = view.chart.reduce((sum, { releases }) => sum + (releases['mf-demo@1.0.0']?.sessions ?? 0), 0);
  expect(drawn).toBe(3_600);
  const month: HealthView = (await call('GET', '/v1/envs/production/health?hours=720')).body.data!;
  expect(month.chart.length).toBeLessThanOrEqual(240);
  expect(month.suspicion?.suspect.remote).toBe('shell');
});

it('visits within the target of a canary count once, wherever releases are shown', async () => {
  const { store, call } = await startApi();
  const visits = { sessions: 30, failed: 3 };
  const counted = ['mf-demo@1.0.0', withinTarget('mf-demo@1.0.0')].map((release) => ({ release, ...visits }));
  await writeWindows(store, 'production', 'one', [windowOf(Date.now() - 300_000, counted)]);
  const view: HealthView = (await call('GET', '/v1/envs/production/health?hours=1')).body.data!;
  expect(view.slots['mf-demo']).toMatchObject([{ version: '1.0.0', visits: 30, failed: 3 }]);
  expect(view.chart.map(({ releases }) => releases)).toEqual([{ 'mf-demo@1.0.0': visits }]);
  const rates: ReleaseRates = (await call('GET', '/v1/envs/production/rates')).body.data!;
  expect(rates.windows.flatMap(({ releases }) => Object.keys(releases))).toEqual(['mf-demo@1.0.0']);
});

it('a shop of which nobody reported has nothing to say, and other questions are refused', async () => {
  const { call } = await startApi();
  expect((await call('GET', '/v1/envs/production/health')).body.data).toEqual({
    ...{ env: 'production', hours: 24, slots: {}, edges: [], vitals: {}, chart: [], changes: [] },
  });
  for (const hours of ['0', '-1', '721', 'long'])
    expect((await call('GET', `/v1/envs/production/health?hours=${hours}`)).status).toBe(400);
  expect((await call('GET', '/v1/envs/production/health', { token: 'nobody' })).status).toBe(401);
});

it('a server without a storefront shows the rates that storefronts wrote', async () => {
  const { store, call } = await startApi();
  await breakShopAtNight(store, await temporaryFolder());
  const { windows } = (await call('GET', '/v1/envs/production/rates')).body.data! as {
    windows: { releases: Record<string, object> }[];
  };
  expect(windows.at(-1)?.releases['mf-demo@1.0.0']).toMatchObject({ sessions: 60, failed: 40 });
});

it('says how fast the pages of each release were, over all storefronts', async () => {
  const { store, call } = await startApi();
  const row = (release: string, page: string, lcpMs: [number, number][]) => ({
    ...{ release, page, lcpMs, inpMs: [], cls: [] },
  });
  const vitals = [
    row('shell@1.0.2', '/', [[70, 3]]),
    row('shell@1.0.2', '/demo', [[80, 9]]),
    row('mf-demo@1.0.0', '/demo', [[80, 9]]),
  ];
  for (const edge of ['one', 'two'])
    await writeWindows(store, 'production', edge, [
      reportsOf(Date.now() - 300_000, { ...emptySection, vitals }),
    ]);
  const view: HealthView = (await call('GET', '/v1/envs/production/health?hours=1')).body.data!;
  expect(view.vitals).toEqual({
    'mf-demo@1.0.0': { visits: 18, lcpMs: 1953 },
    'shell@1.0.2': { visits: 24, lcpMs: 1953 },
  });
});
