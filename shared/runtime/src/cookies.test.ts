// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropCookie, forgetCookie, keepCookie, readCookie, readCookies, writeCookie } from './cookies.ts';

let answers: (() => void)[] = [];
let signals: (AbortSignal | null | undefined)[] = [];
const ask = vi.fn();
const rest = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  answers = [];
  signals = [];
  ask.mockReset();
  // As the server does: the cookie is set with the answer.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    ask(address, init.method, JSON.parse(String(init.body)));
    signals.push(init.signal);
    return new Promise<Response>((resolve) =>
      answers.push(() => {
        const [[name, value] = []] = Object.entries(JSON.parse(String(init.body)));
        document.cookie = `${name}=${value}; Path=/`;
        resolve(new Response(null, { status: 204 }));
      }),
    );
  });
});
afterEach(() => {
  for (const name of ['currency', 'cart_id'] as const) dropCookie(name);
});

it('is there at once, and the server is asked to keep it', async () => {
  keepCookie('currency', 'SAR');
  expect(readCookie('currency')).toBe('SAR');
  await rest();
  expect(ask.mock.calls).toEqual([['/kept-cookies', 'PUT', { currency: 'SAR' }]]);
  answers[0]?.();
});

it('stays gone when it was dropped while the server was asked', async () => {
  keepCookie('cart_id', 'a-cart');
  await rest();
  dropCookie('cart_id');
  answers[0]?.();
  await rest();
  expect(readCookie('cart_id')).toBeUndefined();
});

it.each([
  ['in their order', [0, 1]],
  ['the later one first', [1, 0]],
])('is the one that was chosen last, when the answers come %s', async (_, order) => {
  keepCookie('currency', 'SAR');
  keepCookie('currency', 'AED');
  for (const place of order) {
    answers[place]?.();
    await rest();
  }
  expect(readCookie('currency')).toBe('AED');
});

it('is asked for at once, and what was asked before is given up: its answer could come to the next document', () => {
  keepCookie('currency', 'SAR');
  keepCookie('currency', 'AED');
  expect(ask.mock.calls.map(([, , body]) => body)).toEqual([{ currency: 'SAR' }, { currency: 'AED' }]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

it('lives as long as the page in a browser that forbids cookies, and nobody is asked', async () => {
  const forbid = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  keepCookie('cart_id', 'a-cart');
  writeCookie('signed_in', '1');
  await rest();
  expect([readCookies(), readCookie('cart_id'), readCookie('signed_in')]).toEqual(['', 'a-cart', '1']);
  expect(ask).not.toHaveBeenCalled();
  forgetCookie('cart_id');
  writeCookie('signed_in', '', 0);
  expect([readCookie('cart_id'), readCookie('signed_in')]).toEqual([undefined, undefined]);
});
