import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from './workspace.ts';

const command = join(workspaceRoot, 'services/sample-shop/src/draw-command.ts');

/**
 * Makes the sample's folder complete, as `API_CATALOGUE` takes it, which is done at once where nothing changed.
 * @returns its path.
 */
export async function sampleCatalogue(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command]);
  return stdout.trim();
}
