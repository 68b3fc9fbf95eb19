import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** An empty folder for one test, gone after it. */
export function folderOfTest(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dana-${name}-`));
  onTestFinished(() => remove(folder));
  return folder;
}

/** An empty folder for one suite: there before its tests, gone after them. Call first: what lies in it is closed before. */
export function folderOfSuite(name: string): string {
  const folder = join(tmpdir(), `dana-${name}-${randomUUID()}`);
  beforeAll(() => mkdirSync(folder));
  afterAll(() => remove(folder));
  return folder;
}
