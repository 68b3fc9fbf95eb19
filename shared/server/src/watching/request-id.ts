import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    requestId?: string;
  }
}

const requestIdPattern = /^[\w-]{8,64}$/;

/**
 * Gives a request the id that it brings, where its sender is believed, or one of its own, and answers it as `X-Request-Id`.
 * @param isBelieved – whether who is connected is a proxy of ours.
 */
export function nameRequest(c: Context, isBelieved: boolean): string {
  const given = (isBelieved && c.req.header('x-request-id')) || '';
  const requestId = requestIdPattern.test(given) ? given : randomBytes(16).toString('base64url');
  c.set('requestId', requestId);
  // Where there is a socket the header waits there: an answer that was sent before is not copied for it.
  c.env?.outgoing?.setHeader('X-Request-Id', requestId);
  return requestId;
}

/** For a request without a socket, made in the process itself. */
export function answerRequestId(c: Context, requestId: string): void {
  if (!c.env?.outgoing) c.res.headers.set('X-Request-Id', requestId);
}
