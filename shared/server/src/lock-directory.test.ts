import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './lock-directory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dana-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('lets one in at a time and says who is inside', () => {
    const unlock = lockDirectory(directory, '');
    expect(() => lockDirectory(directory, 'Take another one.')).toThrow(
      `in use by process ${process.pid}. Take another one.`,
    );
    unlock();
    lockDirectory(directory, '')();
  });

  it('is taken over from a process that is gone', () => {
    const file = join(directory, 'process.lock');
    for (const left of ['', 'not a number', '4194305 x', `${process.pid} another-boot:12`]) {
      writeFileSync(file, left);
      const unlock = lockDirectory(directory, '');
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      unlock();
    }
  });
});
