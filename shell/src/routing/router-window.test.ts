// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { routerWindow } from './router-window.ts';

test('the router receives Back once its event is over, so that the old page stays until the new one is there', async () => {
  const received: (string | undefined)[] = [];
  const listener = (): void => void received.push(window.event?.type);
  const seen = routerWindow(window);
  seen.addEventListener('popstate', listener);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(received).toEqual([]);
  await expect.poll(() => received).toEqual([undefined]);

  seen.removeEventListener('popstate', listener);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toHaveLength(1);
});

test('the place on a page is kept by the shop between its pages, and by the browser over a reload', () => {
  routerWindow(window);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
