import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { GatewayAway, GatewayRefused } from '../gateway.ts';

/** What carries requests to a gateway; `fetch`, or a test's own way. */
export type Carrier = (request: Request) => Response | Promise<Response>;

/** Who waits for the answer is a shopper, behind a storefront that waits 20 s; a question can be asked again soon. */
const answerLimitsMs = { POST: 8_000, GET: 4_000 };

type Asked<Answer extends z.ZodMiniType> = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object;
  answer: Answer;
  limitMs?: number;
};

/**
 * Sends a request to a gateway and reads its answer. Null for 404.
 * Errors: `GatewayAway` without an answer in time, for 408, 429 and 5xx, and for an answer of another form; `GatewayRefused` for
 * other refusals. Neither repeats what was sent: that holds a secret.
 */
export async function askGateway<Answer extends z.ZodMiniType>(
  carry: Carrier,
  { method, url, headers, body, answer, limitMs = answerLimitsMs[method] }: Asked<Answer>,
): Promise<z.output<Answer> | null> {
  const signal = AbortSignal.timeout(limitMs);
  const request = new Request(url, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, text } = await receive(carry, request, signal);
  if (status === 404) return null;
  if (status >= 500 || status === 408 || status === 429) throw new GatewayAway(`It answered ${status}.`);
  if (status >= 400) throw new GatewayRefused(`It answered ${status}.`);
  const read = answer.safeParse(parseJson(text));
  if (!read.success) throw new GatewayAway('It answered in a form that is not known.');
  return read.data;
}

async function receive(carry: Carrier, request: Request, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  try {
    return await Promise.race([read(carry, request), late]);
  } catch {
    throw new GatewayAway(signal.aborted ? 'It did not answer in time.' : 'It could not be reached.');
  }
}

async function read(carry: Carrier, request: Request) {
  const response = await carry(request);
  return { status: response.status, text: await response.text() };
}

/** What a text holds as JSON; undefined for one that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a signature is the expected one; how long that takes says nothing of how much of it is right. */
export function isSameText(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
