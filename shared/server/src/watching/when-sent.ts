import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * Calls once an answer was sent whole or its connection is gone.
 * @param done – is given how much was sent, headers included; undefined where that is not known. Unit: bytes.
 */
export function whenSent(c: Context, done: (bytes: number | undefined) => void): void {
  const outgoing = c.env?.outgoing as ServerResponse | undefined;
  if (!outgoing) {
    const length = c.res.headers.get('content-length');
    done(length === null ? undefined : Number(length));
    return;
  }
  const { socket } = outgoing;
  // Who asked has gone meanwhile, and nothing more is reported of it.
  if (!socket || socket.destroyed) {
    done(0);
    return;
  }
  const before = socket.bytesWritten;
  outgoing.once('close', () => done(socket.bytesWritten - before));
}
