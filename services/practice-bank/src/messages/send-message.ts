import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** How long to wait before a message that was not taken is sent again. */
const retryPausesMs = [1_000, 5_000, 30_000];
const answerLimitMs = 10_000;

/** What carries messages to the shop; `fetch`, or a test's own way. */
export type Carrier = (request: Request) => Response | Promise<Response>;

/** The header in which a message is signed: HMAC-SHA256 over its bytes, as hex. */
const signatureHeader = 'bank-signature';

const signatureOf = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Sends a message until the shop takes it or it was tried often enough. Never throws. */
export async function sendMessage(
  carry: Carrier,
  { url, secret, content }: { url: string; secret: string; content: object },
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), ...content });
  for (const pauseMs of [...retryPausesMs, null]) {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body) };
    const signal = AbortSignal.timeout(answerLimitMs);
    const isTaken = await Promise.resolve()
      .then(() => carry(new Request(url, { method: 'POST', headers, body, signal })))
      .then(({ status }) => status < 500)
      .catch(() => false);
    if (isTaken || pauseMs === null) return;
    await setTimeout(pauseMs, undefined, { ref: false });
  }
}
