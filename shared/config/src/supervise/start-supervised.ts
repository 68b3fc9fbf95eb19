import type { ChildProcess } from 'node:child_process';
import type { Service, Supervisor } from './supervisor.ts';

type Watched = {
  /** Resolves when the server is ready. Errors: throws when it is not in time, or ended. */
  untilReady: (isAlive: () => boolean, said: readonly string[]) => Promise<void>;
  onLog: (name: string, line: string) => void;
  /** With it a server that ends after it was ready is started again, and this is called. */
  onRestart?: ((name: string, code: number | null, pauseMs: number) => void) | undefined;
};

/**
 * Starts a server under a supervisor and waits until it is ready.
 * Errors: throws with why it is not, in its own last words.
 */
export async function startSupervised(
  supervisor: Supervisor,
  service: Service,
  { untilReady, onLog, onRestart }: Watched,
): Promise<void> {
  const { name } = service;
  const said: string[] = [];
  let isStarting = true;
  const onSpawn = (child: ChildProcess): void => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n').filter(Boolean)) {
          onLog(name, line);
          if (isStarting) said.push(line);
        }
      });
  };
  const child = supervisor.start({ ...service, onSpawn });
  // A program that cannot be executed is one that has ended.
  let isSpawned = true;
  child.once('error', (error) => {
    isSpawned = false;
    said.push(String(error));
  });
  await untilReady(() => isSpawned && child.exitCode === null && child.signalCode === null, said).catch(
    (error: Error) => {
      throw new Error([error.message, ...lastWords(said)].join('\n'));
    },
  );
  isStarting = false;
  if (onRestart) supervisor.keepRunning(name, (code, pauseMs) => onRestart(name, code, pauseMs));
}

/** Why a server gave up, in its own words: what it logged as fatal, or what it threw. */
function lastWords(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, fatal] = /"level":60.*"msg":"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    const [, thrown] = /^(?:\w*Error): (.+)/.exec(line) ?? [];
    const [, ofOthers] = /(?:FATAL: |\[FTL\]|^Error: )\s*(.+)/.exec(line) ?? [];
    return fatal ?? thrown ?? ofOthers ?? [];
  });
}
