import { noteLeftOut } from '@dana/contracts/left-out';
import type * as z from 'zod/mini';

const answerLimitMs = 20_000;

/** What became of a call. `leftOut`: what a storefront cannot use of the answer, and shows the rest. */
export type Called = {
  call: string;
  /** Why a page that needs it would have no data; null for a good answer. */
  problem: string | null;
  leftOut: string[];
};

type Sent = { body?: unknown; token?: string | undefined; query?: Record<string, string | number> };

/** Makes the specification's calls below a base, and keeps what became of each. */
export function createCaller(baseUrl: string) {
  const made: Called[] = [];

  async function ask(method: string, path: string, { body, token, query }: Sent): Promise<Response> {
    const url = new URL(`${baseUrl}${path}`);
    for (const [name, value] of Object.entries({ lang: 'en', currency: 'KWD', ...query }))
      url.searchParams.set(name, String(value));
    const headers = new Headers({
      accept: 'application/json',
      'accept-language': 'en',
      lang: 'en',
      currency: 'KWD',
    });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const signal = AbortSignal.timeout(answerLimitMs);
    return fetch(url, { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  return {
    made: made as readonly Called[],
    /** @param name – the call as the specification writes it. @returns what a storefront reads; undefined where that is nothing. */
    async call<Schema extends z.ZodMiniType>(
      name: string,
      path: string,
      schema: Schema,
      sent: Sent = {},
    ): Promise<z.output<Schema> | undefined> {
      const called: Called = { call: name, problem: null, leftOut: [] };
      made.push(called);
      try {
        const answer = await ask(name.split(' ')[0] ?? 'GET', path, sent);
        const text = await answer.text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        const isRefused =
          typeof body === 'object' && body !== null && 'success' in body && body.success === false;
        if (!answer.ok || isRefused) {
          called.problem = `answers ${answer.status}: ${text.slice(0, 120)}`;
          return undefined;
        }
        const { value, leftOut } = noteLeftOut(() => schema.safeParse(body));
        called.leftOut = [...new Set(leftOut)];
        if (value.success) return value.data as z.output<Schema>;
        const [issue] = value.error.issues;
        called.problem = `cannot be read: ${issue?.path.join('.')} ${issue?.message}`;
      } catch (error) {
        called.problem = error instanceof SyntaxError ? 'is not JSON' : String(error);
      }
      return undefined;
    },
    /** A call that could not be tried, because something before it has failed. */
    skip: (name: string, why: string) => made.push({ call: name, problem: why, leftOut: [] }),
  };
}

export type Caller = ReturnType<typeof createCaller>;
