import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const catalogueCommand = join(import.meta.dirname, '../catalogue-cli.ts');
const run = promisify(execFile);

type Said = { code: number; stdout: string; stderr: string };

/** `pnpm catalogue …words`, with these settings. @returns what it said, also where it failed. */
export const runCatalogue = (settings: Record<string, string>, ...words: string[]): Promise<Said> =>
  run(process.execPath, [catalogueCommand, ...words], { env: { ...process.env, ...settings } }).then(
    (said) => ({ code: 0, ...said }),
    (error: Said) => error,
  );
