import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { secretsOnPage, settingsInCode, settingsOnPage } from './setting-names.ts';

/* docs/settings.md names all settings and no others, and what runs the shop elsewhere sets no other. */

const page = readFileSync(join(workspaceRoot, 'docs/settings.md'), 'utf8');
const readSource = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

it('the page names what the code reads, and nothing else', () => {
  expect(settingsOnPage(page)).toEqual(settingsInCode(workspaceRoot));
});

it('a setting that is missing on the page, and one that nobody reads, is noticed', () => {
  expect(settingsOnPage(page.replace('| `DATABASE_URL`', '| '))).not.toEqual(settingsInCode(workspaceRoot));
  expect(settingsOnPage(`${page}\n| \`MADE_UP\` | – | – |`)).toContain('MADE_UP');
});

it('the page marks as secret what the code takes from files', () => {
  const sources = [
    'services/api/src/environment.ts',
    'services/releases/src/store/open-store.ts',
    'services/releases/src/health/start-judging.ts',
    'services/practice-bank/src/read-settings.ts',
    'shared/server/src/s3/s3-settings.ts',
  ].map(readSource);
  const lists = sources.flatMap((text) => [
    ...text.matchAll(/(?:givenOf\(environment, |secrets = )\[([^\]]+)\]/g),
  ]);
  const taken = lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, one]) => one));
  expect(secretsOnPage(page)).toEqual([...new Set(taken)].toSorted());
});

it('what is set in deploy is on the page', () => {
  const set = globSync('deploy/{compose.yaml,docker/*.Dockerfile,kubernetes/*.yaml,systemd/*.service}', {
    cwd: workspaceRoot,
  }).flatMap((file) => [
    ...readSource(file).matchAll(
      /(?:^ +|name: |- |Environment=|ENV |HOST=\S+ |production )([A-Z]+(?:_[A-Z]+)+|PORT|HOST|TZ)(?=[=:,])/gm,
    ),
  ]);
  const names = new Set(set.map(([, name = '']) => name.replace(/_FILE$/, '')));
  expect(names.size).toBeGreaterThan(15);
  const known = new Set(settingsOnPage(page));
  // Of the database's image, of the proxy's, and of the health check.
  const others = /^(POSTGRES_|SHOP_DOMAIN|RELEASES_DOMAIN|HEALTH_PORT)/;
  expect([...names].filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
});
