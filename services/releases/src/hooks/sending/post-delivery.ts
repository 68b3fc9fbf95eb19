import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { filteredAgent, isFiltered } from './filtered-agent.ts';

/** How a delivery ended. `why` names no address and nothing that the listener said: both may be secrets. */
export type Outcome =
  | { isDelivered: true }
  | {
      isDelivered: false;
      why: string;
      /** It is never taken: the listener says that it is gone. */
      isFinal?: boolean;
      /** When the listener wants to be asked again. Unit: milliseconds. */
      retryAfterMs?: number | undefined;
    };

type Delivery = {
  target: string;
  headers: Record<string, string>;
  body: string;
  /** Private addresses that may be called. */
  allowed: readonly string[];
  /** For the whole of it. Unit: milliseconds. */
  limitMs: number;
  /** Gives it up. */
  signal: AbortSignal;
};

/** An answer is read only so that a well-behaved listener is not cut off. Unit: bytes. */
const mostRead = 16 * 1024;

/** Posts a delivery once. Redirects are not followed. Never rejects. */
export function postDelivery({
  target,
  headers,
  body,
  allowed,
  limitMs,
  signal,
}: Delivery): Promise<Outcome> {
  const url = new URL(target);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const limit = AbortSignal.timeout(limitMs);
  return new Promise((resolve) => {
    const failed = (error: Error): void =>
      resolve({
        isDelivered: false,
        why: limit.aborted ? `no answer within ${limitMs / 1_000} s` : reasonOf(error),
      });
    const sent = request(
      url,
      {
        method: 'POST',
        agent: filteredAgent(url.protocol, allowed),
        signal: AbortSignal.any([limit, signal]),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Shop-Releases/1' },
      },
      (answer) => {
        resolve(outcomeOf(answer));
        dropRest(answer);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { isDelivered: true };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const seconds = Number(headers['retry-after']);
  return {
    isDelivered: false,
    why: `answered ${statusCode}${isRedirect ? ', a redirect, which is not followed' : ''}`,
    isFinal: statusCode === 410,
    retryAfterMs: seconds > 0 ? seconds * 1_000 : undefined,
  };
}

function dropRest(answer: IncomingMessage): void {
  let read = 0;
  answer.on('data', ({ length }: Buffer) => {
    read += length;
    if (read > mostRead) answer.destroy();
  });
  answer.on('error', () => undefined);
}

function reasonOf(error: Error): string {
  if (isFiltered(error))
    return 'its address is in a private network, which is not allowed (RELEASE_HOOKS_ALLOW)';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
