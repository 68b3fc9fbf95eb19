import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgramFor } from '@dana/config/debian-packages/debian-program';
import { freePort } from '@dana/config/testing/free-port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dashboardQueries, deployFolder, numbersIn } from '../testing/deployed-queries.ts';
import { startPrometheus } from '../testing/prometheus.ts';
import { startWatchedServers } from '../testing/watched-servers.ts';

const run = promisify(execFile);
const promtool = await debianProgramFor('the dashboard and the alerts', 'promtool', {
  packages: ['prometheus'],
});

describe.runIf(promtool)('a Prometheus beside the shop', () => {
  it('answers every query of the dashboard with numbers of the running servers, and knows all that the alerts look at', async () => {
    const [edgePort, apiPort] = [await freePort(), await freePort()];
    const shop = await startWatchedServers({
      METRICS_PORT: String(edgePort),
      API_METRICS_PORT: String(apiPort),
    });
    const prometheus = await startPrometheus({ folder: shop.folder, edgePort, apiPort });
    onTestFinished(prometheus.stop);
    const visit = async () => {
      for (const path of ['/en/demo', '/ar/demo', '/en/nobody-claims-this']) await fetch(shop.url + path);
    };
    expect((await shop.buy()).status).toBe(200);
    const queries = dashboardQueries('20s');
    await expect
      .poll(
        async () => {
          await visit();
          const answers = await Promise.all(queries.map(({ query }) => prometheus.query(query)));
          return queries.filter((_, index) => answers[index]?.length === 0).map(({ title }) => title);
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toEqual([]);
    const rules = await prometheus.rules();
    expect(rules.length).toBeGreaterThan(10);
    const names = await prometheus.names();
    const wanted = [...queries, ...rules].flatMap(({ query }) => numbersIn(query));
    expect([...new Set(wanted)].filter((name) => !names.has(name))).toEqual([]);
    await expect
      .poll(async () => new Set((await prometheus.rules()).map(({ health }) => health)))
      .toEqual(new Set(['ok']));
    const [made] = await prometheus.query('sum(dana_documents_total{route="/demo",status="200"})');
    expect(Number(made?.value[1])).toBeGreaterThan(2);
  }, 240_000);

  it('each alert notices what it is for, and is silent about a shop that is well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dana-alerts-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(join(deployFolder, 'prometheus'), folder, { recursive: true });
    const check = (...words: string[]) => run(promtool ?? '', words, { cwd: folder });
    await check('check', 'config', 'prometheus.yml');
    await check('check', 'config', join(deployFolder, 'prometheus/containers.yml'));
    await check('test', 'rules', 'alerts.test.yml');
    const rules = await readFile(join(folder, 'alerts.yml'), 'utf8');
    const tried = await readFile(join(folder, 'alerts.test.yml'), 'utf8');
    for (const [, name] of rules.matchAll(/- alert: (\w+)/g))
      expect(tried.match(new RegExp(`alertname: ${name}$`, 'gm')), `${name} is tried twice`).toHaveLength(2);
    // An alert that looks at another limit is noticed.
    await writeFile(join(folder, 'alerts.yml'), rules.replace('> 0.01', '> 0.2'));
    await expect(check('test', 'rules', 'alerts.test.yml')).rejects.toThrow(/PagesRefused/);
  });

  it('docs/running.md explains every alert and every number of ours', async () => {
    const page = await readFile(join(deployFolder, '../docs/running.md'), 'utf8');
    const rules = await readFile(join(deployFolder, 'prometheus/alerts.yml'), 'utf8');
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const numbers = dashboardQueries('1m').flatMap(({ query }) => numbersIn(query));
    const ours = numbers.filter((name) => name.startsWith('dana_'));
    expect([...alerts, ...new Set(ours)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
