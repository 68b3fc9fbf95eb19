import { vi } from 'vitest';

type Answer = { status?: number; data?: unknown; code?: string };

/** A release server that answers calls by their path, and what it was asked: `GET /v1/person`. */
export function stubServer(
  answers: Record<string, Answer | ((query: URLSearchParams, body?: unknown) => Answer)>,
) {
  const asked: { call: string; body?: unknown; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.example');
    const call = `${method} ${pathname}`;
    const sent = body && JSON.parse(String(body));
    asked.push({ call, headers: new Headers(headers), ...(body && { body: sent }) });
    const known = answers[call] ?? { status: 404, code: 'no_such_call' };
    const { status = 200, data, code } = typeof known === 'function' ? known(searchParams, sent) : known;
    const content = code ? { success: false, message: code, error: { code } } : { success: true, data };
    return Response.json(content, { status });
  });
  return asked;
}
