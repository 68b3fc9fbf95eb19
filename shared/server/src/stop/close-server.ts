import { Server as NetServer } from 'node:net';
import type { ServerType } from '@hono/node-server';

const idleSweepMs = 50;

/**
 * Takes no new connection, and closes the others as they fall idle. Not at once, as the server's own `close` would: a
 * request that has arrived but was not read yet looks idle. After a turn of the event loop it was read.
 * @returns resolves when the last answer is sent.
 */
export function closeServer(server: ServerType): Promise<void> {
  const closeIdle = (): void => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  const sweep = setInterval(() => setImmediate(closeIdle), idleSweepMs).unref();
  return new Promise((resolve) =>
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      resolve();
    }),
  );
}
