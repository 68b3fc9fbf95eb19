import { expect, it, vi } from 'vitest';
import { BackupRefused } from './backup-refused.ts';
import { runKeeper } from './run-keeper.ts';

const refuses = async () => {
  throw new BackupRefused('There is no shop.');
};
const full = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

it.each([
  ['no folder', ['backup']],
  ['another word', ['burn', 'folder']],
  ['one word too many', ['backup', 'one', 'two']],
  ['an unknown option', ['backup', 'folder', '--all']],
])('%s is answered with the usage and code 2, and nothing is opened', async (_what, words) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const open = vi.fn(refuses);
  expect(await runKeeper('database', words, open)).toBe(2);
  expect(open).not.toHaveBeenCalled();
  expect(said.mock.lastCall?.[0]).toMatch(/^usage: backup <folder>/);
  said.mockRestore();
});

it.each([
  ['a refusal', refuses, /^There is no shop\.\n$/],
  ['a full disk', full, /^The disk is full \(database\)\. .*Make room on it/],
])('%s becomes a sentence and code 1', async (_what, open, sentence) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runKeeper('database', ['backup', 'folder'], open)).toBe(1);
  expect(said.mock.lastCall?.[0]).toMatch(sentence);
  said.mockRestore();
});
