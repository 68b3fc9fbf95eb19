import { createHmac } from 'node:crypto';

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com), by which a listener knows that a delivery is ours, of now,
 * and not one that it has already. `secret` is `whsec_` and base64.
 */
export function signedHeaders(
  id: string,
  body: string,
  secret: string,
  now = new Date(),
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
