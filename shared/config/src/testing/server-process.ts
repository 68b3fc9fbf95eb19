import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Program = { command: string; words: string[]; env?: Record<string, string>; cwd?: string };

/**
 * Starts a server as a process of its own and waits until it is ready.
 * @returns how to stop it. Errors: throws with what it said when it ends, or is not ready within the time.
 */
export async function startServerProcess(
  { command, words, env = {}, cwd }: Program,
  isReady: () => Promise<boolean>,
  limitMs = 90_000,
): Promise<() => Promise<void>> {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
    });
  const end = Date.now() + limitMs;
  while (!(await isReady().catch(() => false))) {
    if (hasEnded(child) || Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`${command} ${words.join(' ')} was not ready. It said: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), 8_000);
    await gone;
    clearTimeout(limit);
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
