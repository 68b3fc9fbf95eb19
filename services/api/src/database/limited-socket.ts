import { Socket } from 'node:net';

/**
 * A socket for a database connection that is given up when nothing passes for so long. A server that hangs, or a
 * network that drops packets, closes nothing: without this a statement would wait for it as long as it hangs.
 * Statements end sooner by the server's own limit, and connections at rest are closed by the pool before.
 * @param silenceLimitMs – 0 sets no limit.
 */
export function limitedSocket(silenceLimitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimitMs, () => {
    const error: NodeJS.ErrnoException = new Error(`The database said nothing for ${silenceLimitMs} ms.`);
    error.code = 'ETIMEDOUT';
    socket.destroy(error);
  });
  return socket;
}
