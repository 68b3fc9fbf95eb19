import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

type Call = { method: string; headers: Headers; body: ArrayBuffer | null; signal: AbortSignal };

/** With a limit of their own, agents heed the one that a server names for its kept connections. Unit: milliseconds. */
const kept = { keepAlive: true, timeout: 30_000 };
const transports = {
  'http:': { request: requestHttp, agent: new HttpAgent(kept) },
  'https:': { request: requestHttps, agent: new HttpsAgent(kept) },
};

const reads = new Set(['GET', 'HEAD']);
const withoutBody = new Set([204, 304]);

/**
 * Calls the API and gives its answer as it came. `fetch` would unpack what the API has compressed, once for all, and it
 * would have to be compressed for each browser again. A read on a kept connection that the API was just closing is made again.
 * Rejects when the API cannot be reached or the signal is aborted.
 */
export async function askApi(url: string, asked: Call, isAgain = false): Promise<Response> {
  const { method, headers, body, signal } = asked;
  const { request, agent } = transports[new URL(url).protocol as keyof typeof transports];
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const call = request(url, { method, agent, signal, headers: Object.fromEntries(headers) }, resolve);
  call.on('error', reject);
  call.end(body ? new Uint8Array(body) : undefined);
  const answer = await promise.catch((error: NodeJS.ErrnoException) => {
    if (isAgain || !reads.has(method) || !call.reusedSocket || error.code !== 'ECONNRESET') throw error;
    return undefined;
  });
  if (!answer) return askApi(url, asked, true);
  const status = answer.statusCode ?? 502;
  const isEmpty = method === 'HEAD' || withoutBody.has(status);
  if (isEmpty) answer.resume();
  const bytes = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>);
  return new Response(bytes, { status, headers: headersOf(answer) });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
