import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* docs/release-failures.md names a test for each promise of the release system and for each failure. A renamed or deleted one is noticed here. */

const guide = readFileSync(join(workspaceRoot, 'docs/release-failures.md'), 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('| '));
const tests = rows.flatMap((row) =>
  [...row.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, title = '', file = '']) => ({ title, file })),
);

it('all twenty failures are named, each with a test', () => {
  expect(rows.flatMap((row) => /^\| (\d+) \|.*\]\(/.exec(row)?.[1] ?? []).map(Number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

it.each(tests)('$file has the test "$title"', ({ title, file }) => {
  const source = readFileSync(join(workspaceRoot, file), 'utf8');
  expect(["'", '`'].some((quote) => source.includes(`${quote}${title}${quote}`))).toBe(true);
});
