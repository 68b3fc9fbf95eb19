import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { closeServer } from './close-server.ts';
import type { StopSettings } from './stop-settings.ts';

type StopOptions = {
  /** What ends, for the log: "The storefront". */
  name: string;
  server: ServerType;
  settings: StopSettings;
  /** Gives back what requests needed, after the last of them. */
  release: () => Promise<void>;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
};

export type Stopping = {
  /** From the first signal on. */
  isStopping: () => boolean;
  /** Ends the process without listening on, as after a failure to start. */
  stopNow: (exitCode: number) => void;
};

/**
 * Ends the process on SIGTERM and SIGINT without cutting anybody off: it says that it is not ready, goes on listening
 * until everybody knows, answers what has arrived, and ends. A second signal does not hurry it.
 */
export function stopOnSignal({ name, server, settings, release, log }: StopOptions): Stopping {
  let isStopping = false;

  async function stop(listenMs: number, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ listenMs, limitMs: settings.limitMs }, `${name} stops.`);
    setTimeout(() => {
      log.warn({}, 'Requests were cut off: they took longer than a stop may take.');
      process.exit(1);
    }, listenMs + settings.limitMs).unref();
    await sleep(listenMs);
    await closeServer(server);
    await release();
    log.info({}, `${name} has stopped.`);
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => void stop(settings.listenMs, 0));
  // Ctrl-C comes from somebody who waits for the end.
  process.on('SIGINT', () => void stop(0, 0));
  return { isStopping: () => isStopping, stopNow: (exitCode) => void stop(0, exitCode) };
}
