import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOf, workspaceRoot } from '../workspace.ts';
import { pageFiles } from './page-files.ts';

/*
 * What `pnpm new page` writes, in a copy of a remote: its types, its style and its own test. A compiler and a test run over all that
 * a page is made of take a minute.
 */

const remote = 'mf-content';
const sources = `${remote}/src`;
let copy: string;
let folder: string;

beforeAll(() => {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  copy = mkdtempSync(join(workspaceRoot, '.cache/new-page-'));
  folder = join(copy, remote);
  cpSync(folderOf(remote), folder, { recursive: true, verbatimSymlinks: true });
  for (const name of ['node_modules', 'shared', 'tsconfig.base.json'])
    symlinkSync(join(workspaceRoot, name), join(copy, name));
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  for (const [path, text] of Object.entries(pageFiles({ remote, name: 'gift-ideas', read }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { vcs, ...style } = JSON.parse(readFileSync(join(workspaceRoot, '.biome.json'), 'utf8'));
  writeFileSync(join(copy, '.biome.json'), JSON.stringify(style));
  const settings = { composite: false, emitDeclarationOnly: false, declaration: false, noEmit: true };
  const types = {
    extends: './tsconfig.json',
    compilerOptions: { ...settings, rootDir: '/' },
    references: [],
  };
  writeFileSync(join(folder, 'tsconfig.copy.json'), JSON.stringify(types));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** @returns what a program says when it fails; nothing when it does not. */
const faults = (program: string, ...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    const file = join(workspaceRoot, 'node_modules/.bin', program);
    execFile(file, words, { cwd: copy }, (error, stdout, stderr) => resolve(error ? stdout + stderr : ''));
  });

it('a new page has the types and the style of all others', async () => {
  const types = await faults('tsc', '-p', `${remote}/tsconfig.copy.json`, '--pretty', 'false');
  // Shared packages have settings of their own.
  expect(types.split('\n').filter((line) => line.startsWith(remote))).toEqual([]);
  expect(await faults('biome', 'format', sources)).toBe('');
  // The copy is no workspace, whose packages that rule asks for; the compiler found them.
  const skipped = '--skip=correctness/noUndeclaredDependencies';
  expect(await faults('biome', 'lint', sources, '--error-on-warnings', skipped)).toBe('');
}, 300_000);

it('a new page passes its own test', async () => {
  const config = join(workspaceRoot, 'shared/config/src/vitest.root.ts');
  const words = ['run', '--root', copy, '--config', config, `${remote}/src/routes/gift-ideas`];
  expect(await faults('vitest', ...words)).toBe('');
}, 300_000);
