import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';

export type OpsUp = {
  /** All that it has printed so far. */
  said: () => string;
  /** Where it writes what all of them say. */
  logFile: string;
  /** The process of a part, by the name that is printed. */
  pidOf: (name: string) => number;
  /** Ctrl-C. @returns its exit code, once it has ended. */
  interrupt: () => Promise<number | null>;
  stop: () => Promise<void>;
};

/**
 * Runs `pnpm ops up` with data of its own, until it says that all runs.
 * @param port – the first of twelve. @param options – further words of the command. Errors: throws with what it printed when it ends instead.
 */
export async function startOpsUp(port: number, options: readonly string[] = []): Promise<OpsUp> {
  // Not below the workspace: PostgreSQL, started by root, is somebody who may not be allowed there.
  const folder = await mkdtemp(join(tmpdir(), 'dana-ops-up-'));
  await chmod(folder, 0o755);
  const script = join(workspaceRoot, 'shared/config/src/commands/ops.ts');
  const words = [script, 'up', '--port', String(port), '--data', join(folder, 'data'), ...options];
  const child = spawn(process.execPath, words, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      printed += String(part);
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  while (!printed.includes('Ctrl-C ends all')) {
    if (hasEnded()) throw new Error(`pnpm ops up ended: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const interrupt = (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  return {
    said: () => printed,
    logFile: join(folder, 'data/topology.log'),
    pidOf: (name) => Number(new RegExp(`^ +${name} .*process (\\d+)`, 'm').exec(printed)?.[1]),
    interrupt,
    stop: async () => {
      if (!hasEnded()) await interrupt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
