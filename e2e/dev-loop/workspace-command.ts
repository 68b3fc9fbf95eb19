import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type RunningCommand = {
  /** What it has printed. */
  said: () => string;
  /** How long it took to print its address. Unit: milliseconds. */
  openedMs: number;
  stop: () => Promise<void>;
};

type CommandOptions = { workspace: string; env: Record<string, string>; limitMs?: number };

/**
 * Runs `up` (`npm start`) or `dev` of a workspace until it says where the shop is.
 * Errors: throws with all that it said when it ends before that, or does not say it in time.
 */
export async function startCommand(
  words: readonly ['up'] | readonly ['dev', ...string[]],
  { workspace, env, limitMs = 120_000 }: CommandOptions,
): Promise<RunningCommand> {
  const [command, ...names] = words;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [join(workspace, `shared/config/src/commands/${command}.ts`), ...names],
    { cwd: workspace, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  const opened = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/http:\/\/localhost:\d+\n/.test(text)) opened.resolve();
    });
  child.once('exit', (code) => opened.reject(new Error(`${words.join(' ')} ended (${code}).\n${text}`)));
  const timer = setTimeout(
    () => opened.reject(new Error(`${words.join(' ')} said no address.\n${text}`)),
    limitMs,
  );
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  try {
    await opened.promise;
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return { said: () => text, openedMs: performance.now() - startedAt, stop };
}
