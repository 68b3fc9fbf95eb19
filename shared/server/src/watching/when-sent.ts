import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * Calls once an answer was sent whole or its connection is gone.
 * @param done – is given how much was sent, headers included; undefined where that is not known. Unit: bytes.
 */
export function whenSent(c: Context, done: (bytes: number | undefined) => void): void {
  const outgoing = c.env?.outgoing as ServerResponse | undefined;
  const socket = outgoing?.socket;
  if (!outgoing || !socket) {
    const length = c.res.headers.get('content-length');
    done(length === null ? undefined : Number(length));
    return;
  }
  const before = socket.bytesWritten;
  outgoing.once('close', () => done(socket.bytesWritten - before));
}
