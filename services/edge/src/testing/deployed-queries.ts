import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const deployFolder = join(import.meta.dirname, '../../../../deploy');

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

/** The queries of the dashboard, by the titles of their panels. @param range – for Grafana's own variable. */
export function dashboardQueries(range: string): { title: string; query: string }[] {
  const { panels } = JSON.parse(readFileSync(join(deployFolder, 'grafana/dana.json'), 'utf8')) as Dashboard;
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, query: expr.replaceAll('$__rate_interval', range) })),
  );
}

/** The numbers that a query names: ours, and those of the process. */
export const numbersIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:dana|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
