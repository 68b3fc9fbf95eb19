// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { edgeTokenKeeper } from './token-keeper.ts';

it('ends a session only after the server has kept it, so that the end is what lasts', async () => {
  const asked: (string | undefined)[] = [];
  let answer: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit = {}) => {
    asked.push(method);
    if (method === 'PUT') {
      await kept;
      document.cookie = 'signed_in=1; Path=/';
    }
    return new Response(null, { status: 204 });
  });
  const written = edgeTokenKeeper.write('a token of twenty letters', true);
  expect(edgeTokenKeeper.hasHint()).toBe(true);
  const forgotten = edgeTokenKeeper.forget();
  await new Promise((resolve) => setTimeout(resolve));
  expect(edgeTokenKeeper.hasHint()).toBe(false);
  expect(asked).toEqual(['PUT']);
  answer();
  await Promise.all([written, forgotten]);
  expect(asked).toEqual(['PUT', 'DELETE']);
  expect(edgeTokenKeeper.hasHint()).toBe(false);
});

it('goes on after a change that failed', async () => {
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit = {}) => {
    if (method === 'PUT') throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  await expect(edgeTokenKeeper.write('a token of twenty letters', true)).rejects.toThrow('Failed to fetch');
  await expect(edgeTokenKeeper.forget()).resolves.toBeUndefined();
});

it('gives up a question for the token that nobody answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
  const asked = edgeTokenKeeper.read();
  const refused = expect(asked).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(4_000);
  await refused;
  limit.mockRestore();
});
