import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { closeServer } from './close-server.ts';
import type { StopSettings } from './stop-settings.ts';

type StopOptions = {
  server: ServerType;
  settings: StopSettings;
  /** Gives back what requests needed, after the last of them. */
  release: () => Promise<void>;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
};

export type Stopping = {
  /** From the first signal on. */
  isStopping: () => boolean;
};

/**
 * Ends the process on SIGTERM and SIGINT without cutting anybody off: it says that it is not ready, goes on listening
 * until everybody knows, answers what has arrived, and ends. A second signal does not hurry it.
 */
export function stopOnSignal({ server, settings, release, log }: StopOptions): Stopping {
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // Ctrl-C comes from somebody who waits for the end.
    const listenMs = signal === 'SIGTERM' ? settings.listenMs : 0;
    log.info({ listenMs, limitMs: settings.limitMs }, 'The storefront stops.');
    setTimeout(() => {
      log.warn({}, 'Requests were cut off: they took longer than a stop may take.');
      process.exit(1);
    }, listenMs + settings.limitMs).unref();
    await sleep(listenMs);
    await closeServer(server);
    await release();
    log.info({}, 'The storefront has stopped.');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  return { isStopping: () => isStopping };
}
