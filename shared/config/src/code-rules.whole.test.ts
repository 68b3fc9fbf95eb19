import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* The rules for code bite: each line that a reviewer would send back is refused by the linter. */

const cases: [what: string, rule: string, file: string, code: string][] = [
  ['a value of type any', 'noExplicitAny', 'any.ts', 'export const f = (a: any) => a;'],
  ['a non-null assertion', 'noNonNullAssertion', 'sure.ts', 'export const f = (a?: string) => a!.length;'],
  ['a default export', 'noDefaultExport', 'default.ts', 'export default function f() {}'],
  ['an enum', 'noEnum', 'enum.ts', 'export enum A { B }'],
  ['a word to the console', 'noConsole', 'console.ts', "console.log('here');"],
  ['text that is not in a locale file', 'noJsxLiterals', 'text.tsx', 'export const A = () => <p>Add</p>;'],
  ['a button without a type', 'useButtonType', 'button.tsx', 'export const A = () => <button>{a}</button>;'],
  [
    'a click without a key',
    'useKeyWithClickEvents',
    'key.tsx',
    'export const A = () => <div onClick={f} />;',
  ],
  ['a file beyond 250 lines', 'noExcessiveLinesPerFile', 'long.ts', 'export const a = 1;\n'.repeat(251)],
  ['a name that is not kebab-case', 'useFilenamingConvention', 'ProductCard.ts', 'export const a = 1;'],
  ['a part that stays lost', 'noRestrictedImports', 'lazy.ts', "import { lazy } from 'react';\nlazy(f);"],
  ['a test that is skipped', 'noSkippedTests', 'skip.test.ts', "it.skip('shows it', () => {});"],
  ['a test that stands alone', 'noFocusedTests', 'only.test.ts', "it.only('shows it', () => {});"],
  ['a title with "should"', 'useValidTestTitle', 'title.test.ts', "it('should show it', () => {});"],
];
const folder = mkdtempSync(join(tmpdir(), 'dana-rules-'));
let report = '';

beforeAll(async () => {
  const { vcs, ...config } = JSON.parse(readFileSync(join(workspaceRoot, '.biome.json'), 'utf8'));
  writeFileSync(join(folder, '.biome.json'), JSON.stringify(config));
  mkdirSync(join(folder, 'src'));
  for (const [, , file, code] of cases) writeFileSync(join(folder, 'src', file), code);
  report = await lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

function lint(): Promise<string> {
  const biome = join(workspaceRoot, 'node_modules/.bin/biome');
  const words = ['lint', '.', '--reporter=github', '--max-diagnostics=none'];
  return new Promise((resolve) => {
    execFile(biome, words, { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** The rules that a file breaks, as the report names them. */
function brokenRules(file: string): string[] {
  const lines = report.split('\n').filter((line) => line.includes(file));
  return lines.flatMap((line) => /lint\/\w+\/(\w+)/.exec(line)?.[1] ?? []);
}

it.each(cases)('refuse %s', (_, rule, file) => {
  expect(brokenRules(`src/${file}`)).toContain(rule);
});
