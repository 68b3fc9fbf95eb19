import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from './workspace.ts';

const run = promisify(execFile);

/**
 * Runs the release command line against a data folder.
 * @returns what it printed. Errors: throws with what it said when it refused.
 */
export const runRelease = (
  words: string[],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<string> => runScript('release-cli.ts', words, { DATA_DIR: dataDir, ...env });

/** As `runRelease`, for tokens, keys and clean-up. */
export const runHousekeeping = (words: string[], dataDir: string): Promise<string> =>
  runScript('keep-cli.ts', words, { DATA_DIR: dataDir });

async function runScript(name: string, words: string[], env: Record<string, string>): Promise<string> {
  const script = join(workspaceRoot, 'services/releases/src', name);
  try {
    const { stdout } = await run(process.execPath, [script, ...words], {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
    });
    return stdout.trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(said, { cause: error });
  }
}
