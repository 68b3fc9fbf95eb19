import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import type { FaultGroup, ReportSection } from '../reading/reports/report-section.ts';
import type { ReportSource } from '../reading/reports/report-source.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { commandLine, serveApi } from '../testing/command-line.ts';

it('says what browsers reported: by place in the source, by page, and by call', async () => {
  const { folder, release, json } = await commandLine();
  expect((await release('errors')).stderr).toContain('name it in RELEASE_SERVER');
  const { text } = await json('token create --name "on duty" --scope check:mf-demo');
  const asked: object[] = [];
  const file = `/assets/mf-demo/${'a'.repeat(64)}/web/demo.js`;
  const at = new Date().toISOString();
  const group: FaultGroup = {
    ...{ key: 'a', release: 'mf-demo@1.0.0', kind: 'thrown', message: 'no price', visits: 3 },
    ...{ firstAt: at, lastAt: at, incident: '0000aaaa', pages: { '/demo': 3 } },
    ...{ browsers: { 'Chrome 153': 2, 'Safari 26': 1 }, stack: [{ file, line: 1, column: 5, fn: 'x' }] },
  };
  const section: ReportSection = {
    faults: { groups: [group], others: 2, releases: { 'mf-demo@1.0.0': { thrown: 5 } } },
    vitals: [{ release: 'shell@1.0.0', page: '/demo', lcpMs: [[80, 4]], inpMs: [], cls: [[0, 4]] }],
    calls: [{ remote: 'mf-demo', method: 'GET', route: '/cart', status: 0, visits: 2, count: 6 }],
  };
  const reports: ReportSource = async (query) => {
    asked.push(query);
    return { since: at, section };
  };
  await serveApi(
    releaseApi({ store: createDiskStore(join(folder, 'releases')), env: 'production', reports }),
  );
  vi.stubEnv('RELEASE_TOKEN', text);
  expect((await release('errors mf-demo --hours 2')).stdout).toBe(
    [
      'mf-demo@1.0.0 thrown: no price',
      '  3 visits, first just now, last just now, incident 0000aaaa',
      '  on /demo (3); Chrome 153 (2), Safari 26 (1)',
      `    ${file}:1:5 in x`,
      '',
      'and 2 further ones in visits, not listed',
    ].join('\n'),
  );
  expect((await json('errors mf-other')).groups).toEqual([]);
  expect((await release('vitals')).stdout).toMatch(/shell@1\.0\.0 +\/demo +4 +1953 +– +0/);
  expect((await release('calls --hours 720')).stdout).toMatch(/GET \/cart +no answer +2 +6 +mf-demo/);
  expect(asked.map((query) => Object.values(query))).toEqual([
    ['production', 2],
    ['production', 24],
    ['production', 24],
    ['production', 720],
  ]);
  expect((await release('errors --hours 721')).exitCode).toBe(1);
  expect((await release('vitals mf-demo')).exitCode).toBe(2);
});
