import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

type Call = { method: string; headers: Headers; body: ArrayBuffer | null; signal: AbortSignal };

const transports = {
  'http:': { request: requestHttp, agent: new HttpAgent({ keepAlive: true }) },
  'https:': { request: requestHttps, agent: new HttpsAgent({ keepAlive: true }) },
};

const withoutBody = new Set([204, 304]);

/**
 * Calls the API and gives its answer as it came. `fetch` would unpack what the API has compressed, once for all, and it
 * would have to be compressed for each browser again. Rejects when the API cannot be reached or the signal is aborted.
 */
export async function askApi(url: string, { method, headers, body, signal }: Call): Promise<Response> {
  const { request, agent } = transports[new URL(url).protocol as keyof typeof transports];
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const call = request(url, { method, agent, signal, headers: Object.fromEntries(headers) }, resolve);
  call.on('error', reject);
  call.end(body ? new Uint8Array(body) : undefined);
  const answer = await promise;
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
