import type { Lang } from '../http/context.ts';
import type { ApiCall } from '../openapi/api-call.ts';

export type Sent = {
  /** Values of the {names} in the path. */
  at?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** A body as it is, with its type. */
  raw?: { bytes: BodyInit; type: string };
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** What came back. `body` is undefined when it was not JSON. */
export type Received = { status: number; headers: Headers; text: string; body: unknown };

const answerLimitMs = 20_000;

/** Sends the calls of the table to a base URL, in one language. */
export function createClient(baseUrl: string, lang: Lang) {
  return async function send(call: Pick<ApiCall, 'method' | 'path'>, sent: Sent): Promise<Received> {
    const url = new URL(`${baseUrl}${fill(call.path, sent.at ?? {})}`);
    for (const [name, value] of Object.entries({ lang, ...sent.query }))
      url.searchParams.set(name, String(value));
    const headers = new Headers({
      accept: 'application/json',
      lang,
      'accept-language': lang,
      ...sent.headers,
    });
    if (sent.token) headers.set('authorization', `Bearer ${sent.token}`);
    if (sent.raw) headers.set('content-type', sent.raw.type);
    else if (sent.body !== undefined) headers.set('content-type', 'application/json');
    const body = sent.raw ? sent.raw.bytes : sent.body === undefined ? undefined : JSON.stringify(sent.body);
    const response = await fetch(url, {
      method: call.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
}

function fill(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
