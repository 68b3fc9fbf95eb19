import type { ApiClientOptions, Call } from './api-client.ts';
import { isApiError } from './errors.ts';
import { newRequestId } from './request-id.ts';

/** The writes of a client that were sent and got no answer yet, or never did: what was sent, and its key. */
const openWrites = new WeakMap<ApiClientOptions, Map<string, string>>();
const firstServerFault = 500;

/**
 * Sends a write under a key of its own, and under the same key as long as the same is sent again and nobody knows what
 * became of it: an API that did it already answers as it did before. Reads, files and writes that bring a key have none.
 */
export async function underKey<Value>(
  options: ApiClientOptions,
  call: Call,
  send: (call: Call) => Promise<Value>,
): Promise<Value> {
  const isOwn = call.headers && 'Idempotency-Key' in call.headers;
  if (call.method === 'GET' || isOwn || call.body instanceof FormData) return send(call);
  const writes = openWrites.get(options) ?? new Map<string, string>();
  openWrites.set(options, writes);
  const write = JSON.stringify([call.method, call.path, call.body]);
  const key = writes.get(write) ?? newRequestId();
  writes.set(write, key);
  try {
    const value = await send({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
    writes.delete(write);
    return value;
  } catch (error) {
    if (isApiError(error) && error.status < firstServerFault) writes.delete(write);
    throw error;
  }
}
