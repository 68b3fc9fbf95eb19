import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandsHere } from './commands-here.ts';

/** A program with others beside it. @returns where it is. */
function programIn(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'dana-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return join(folder, 'server.js');
}

it('a bundle names its own programs', () => {
  const program = programIn('server.js', 'catalogue.js', 'staff-token.js', 'keep.js', 'release.js');
  const shown = (text: string) => commandsHere(text, program);
  expect(shown('Load a catalogue: pnpm catalogue load <folder>')).toBe(
    'Load a catalogue: node catalogue.js load <folder>',
  );
  expect(shown('pnpm staff-token make, then (pnpm catalogue)')).toBe(
    'node staff-token.js make, then (node catalogue.js)',
  );
  expect(shown('See: pnpm ops token list')).toBe('See: node keep.js token list');
  expect(shown('Undo: pnpm release rollback mf-content')).toBe('Undo: node release.js rollback mf-content');
});

it('a bundle names the workspace for publishing, since it has nothing to build', () => {
  const text = 'Run: pnpm release publish shell --promote';
  expect(commandsHere(text, programIn('server.js', 'release.js'))).toBe(text);
});

it('the workspace, and a server without the program, name the command of the workspace', () => {
  const text = 'pnpm catalogue load <folder>';
  expect(commandsHere(text)).toBe(text);
  expect(commandsHere(text, programIn('server.js'))).toBe(text);
});
