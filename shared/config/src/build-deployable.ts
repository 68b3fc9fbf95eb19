import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { inputHash } from './input-hash.ts';
import { rsbuildProgram } from './rsbuild-program.ts';

/** A build that failed; the message is the builder's own output, ready to be shown. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Builds a deployable when anything it depends on changed since its last build.
 * @param options.isBehind – the build takes only what everything else leaves of the processors.
 * Errors: `BuildError` with the builder's output.
 */
export async function buildIfStale(folder: string, { isBehind = false } = {}): Promise<{ built: boolean }> {
  const mark = join(folder, 'dist/.inputs');
  const hash = inputHash(folder);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return { built: false };
  await build(folder, isBehind);
  writeFileSync(mark, hash);
  return { built: true };
}

function build(folder: string, isBehind: boolean): Promise<void> {
  const child = spawn(process.execPath, [rsbuildProgram(folder), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (isBehind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new BuildError(
            `${basename(folder)} could not be built. Fix what the builder reports and run again.\n${output.trim()}`,
          ),
        );
    });
  });
}
