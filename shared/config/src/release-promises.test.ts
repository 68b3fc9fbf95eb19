import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* release-promises.json names the tests of each promise of the release system and of each failure. One that is renamed or deleted is noticed here. */

type Shown = { tests: Record<string, string[]> };
const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const { promises, failures }: { promises: Shown[]; failures: (Shown & { number?: number })[] } = JSON.parse(
  read('shared/config/src/release-promises.json'),
);
const files = new Set([...promises, ...failures].flatMap(({ tests }) => Object.keys(tests)));
const tests = [...promises, ...failures].flatMap(({ tests: named }) =>
  Object.entries(named).flatMap(([file, titles]) => titles.map((title) => ({ file, title }))),
);

it('all six promises and twenty failures are named, each with a test', () => {
  expect(promises).toHaveLength(6);
  expect(failures.flatMap(({ number }) => number ?? [])).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  for (const { tests: named } of [...promises, ...failures])
    expect(Object.values(named).flat().length).toBeGreaterThan(0);
});

it.each(tests)('$file has the test "$title"', ({ title, file }) => {
  const source = read(file);
  expect(["'", '`'].some((quote) => source.includes(`${quote}${title}${quote}`))).toBe(true);
});

it('what docs/releasing.md says of failures is shown by these tests', () => {
  const [, failing = ''] = read('docs/releasing.md').split('## What can go wrong');
  const [section = ''] = failing.split('\n## ');
  const linked = [...section.matchAll(/\]\(\.\.\/([^)]+(?:\.test|\.e2e)\.ts)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((file) => !files.has(file))).toEqual([]);
});
