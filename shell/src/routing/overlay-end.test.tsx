// @vitest-environment happy-dom
import { inPlace, whenOverlaysEnd } from '@dana/contracts/overlays';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, type NavigateOptions, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OverlayEnd } from './overlay-end.ts';

let endings = 0;
let stop: () => void;
beforeEach(() => {
  endings = 0;
  stop = whenOverlaysEnd(() => {
    endings += 1;
  });
});
afterEach(() => stop());

/** A page with what is open over it, at its second address. */
async function show() {
  const router = createMemoryRouter([{ path: '*', element: <OverlayEnd /> }], {
    initialEntries: ['/shop', '/shop?status=on-sale'],
  });
  render(<RouterProvider router={router} />);
  const go = (to: string | number, options?: NavigateOptions) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)));
  return { go };
}

it('closes nothing on the page that the document came with', async () => {
  await show();
  expect(endings).toBe(0);
});

it('closes what is open on Back and Forward, also where the query alone changes', async () => {
  const { go } = await show();
  await go(-1);
  expect(endings).toBe(1);
  await go(1);
  expect(endings).toBe(2);
});

it('closes what is open when a link or a script leads to another query, or to the same address again', async () => {
  const { go } = await show();
  await go('/shop?status=in-stock');
  expect(endings).toBe(1);
  await go('/shop?status=in-stock');
  expect(endings).toBe(2);
});

it('leaves open what a page’s own filter was set in, until somebody goes on or back', async () => {
  const { go } = await show();
  await go('/shop?status=in-stock', { state: inPlace });
  await go('/shop?status=in-stock&page=2', { state: inPlace, replace: true });
  expect(endings).toBe(0);
  await go(-1);
  expect(endings).toBe(1);
  await go(1);
  expect(endings).toBe(2);
  await go('/cart', { state: inPlace });
  expect(endings).toBe(3);
});

it('closes what was open when the browser shows a page again that it had kept, as after a change of language', async () => {
  await show();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(endings).toBe(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(endings).toBe(1);
});

it('closes what is open on Back from a step that was not rendered yet', async () => {
  await show();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(endings).toBe(1);
});
