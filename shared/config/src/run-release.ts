import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from './workspace.ts';

const run = promisify(execFile);

/**
 * Runs the release command line against a data folder.
 * @returns what it printed. Errors: throws with what it said when it refused.
 */
export async function runRelease(
  words: string[],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<string> {
  const script = join(workspaceRoot, 'services/releases/src/release-cli.ts');
  try {
    const { stdout } = await run(process.execPath, [script, ...words], {
      cwd: workspaceRoot,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    });
    return stdout.trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(said, { cause: error });
  }
}
