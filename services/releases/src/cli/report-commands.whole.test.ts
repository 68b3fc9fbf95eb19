import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import type { FaultGroup, ReportSection, VitalsRow } from '../reading/reports/report-section.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { commandLine, serveApi } from '../testing/command-line.ts';
import { reportsOf, writeWindows } from '../testing/health-slices.ts';

const hourMs = 3_600_000;
const file = `/assets/mf-demo/${'a'.repeat(64)}/web/demo.js`;
const at = new Date().toISOString();
const group: FaultGroup = {
  ...{ key: 'a', release: 'mf-demo@1.0.0', kind: 'thrown', message: 'no price', visits: 3 },
  ...{ firstAt: at, lastAt: at, incident: '0000aaaa', pages: { '/demo': 3 } },
  ...{ browsers: { 'Chrome 153': 2, 'Safari 26': 1 }, stack: [{ file, line: 1, column: 5, fn: 'x' }] },
};
const vitals: Omit<VitalsRow, 'release'> = { page: '/demo', lcpMs: [[80, 4]], inpMs: [], cls: [[0, 4]] };
const section: ReportSection = {
  faults: { groups: [group], others: 2, releases: { 'mf-demo@1.0.0': { thrown: 5 } } },
  vitals: [
    { release: 'shell@1.0.0', ...vitals },
    { release: 'mf-demo@1.0.0', ...vitals },
  ],
  calls: [{ remote: 'mf-demo', method: 'GET', route: '/cart', status: 0, visits: 2, count: 6 }],
};

it('says what browsers reported: by place in the source, by page, and by call', async () => {
  const { folder, release, json, tokenFor } = await commandLine();
  const store = createDiskStore(join(folder, 'releases'));
  const text = await tokenFor('on duty', 'check:mf-demo');
  await writeWindows(store, 'production', 'one', [reportsOf(Date.now() - 60_000, section)]);
  const faults = [
    'mf-demo@1.0.0 thrown: no price',
    '  3 visits, first just now, last just now, incident 0000aaaa',
    '  on /demo (3); Chrome 153 (2), Safari 26 (1)',
    `    ${file}:1:5 in x`,
    '',
    'and 2 further ones in visits, not listed',
  ].join('\n');
  expect((await release('errors mf-demo')).stdout).toBe(faults);
  await serveApi(releaseApi({ store, env: 'production' }));
  vi.stubEnv('RELEASE_TOKEN', text);
  expect((await release('errors mf-demo --hours 2')).stdout).toBe(faults);
  expect((await json('errors mf-other')).groups).toEqual([]);
  expect((await release('vitals')).stdout).toMatch(/shell@1\.0\.0 +\/demo +4 +1953 +– +0/);
  const ofOne = (await release('vitals mf-demo')).stdout;
  expect(ofOne).toMatch(/mf-demo@1\.0\.0 +\* +4 +1953 +– +0/);
  expect(ofOne).not.toContain('shell');
  expect((await release('calls --hours 720')).stdout).toMatch(/GET \/cart +no answer +2 +6 +mf-demo/);
  expect((await release('errors --hours 721')).exitCode).toBe(1);
  expect((await release('vitals mf-demo mf-other')).exitCode).toBe(2);
});

it('looks as far back as it is asked to, and says since when it knows', async () => {
  const { folder, release, json } = await commandLine();
  const store = createDiskStore(join(folder, 'releases'));
  const startMs = Date.now() - 3 * hourMs;
  await writeWindows(store, 'production', 'one', [reportsOf(startMs, section)]);
  expect((await release('errors --hours 1')).stdout).toMatch(/^No faults were reported since /);
  const { groups, since } = await json('errors --hours 4');
  expect(groups).toHaveLength(1);
  expect(Math.abs(Date.parse(since) - startMs)).toBeLessThanOrEqual(60_000);
});
