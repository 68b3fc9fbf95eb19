// @vitest-environment happy-dom
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { Frame } from '../frame.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

const api = apiOfFile(readTestApi);
beforeEach(() => {
  // Everything is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      disconnect = (): void => undefined;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }]);
      }
    },
  );
});

/** Its code comes behind the page's. */
const footer = async () => within(await screen.findByRole('contentinfo'));
const offered = async (locale: string) => {
  const answer = await api.get(`/payment_methods?lang=${locale}`);
  return paymentMethodsAnswerSchema.parse(answer).data;
};
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((name) => name.textContent);

it.each([
  ['en', en],
  ['ar', ar],
] as const)('names each way to pay that the API offers, and no other, in %s', async (locale, t) => {
  await renderInShell(<Frame>page</Frame>, { locale, baseUrl: api.baseUrl });
  const list = await (await footer()).findByRole('list', { name: t.footer.payment });
  expect(namesIn(list)).toEqual((await offered(locale)).map(({ name }) => name));
  expect((await footer()).queryByText(/visa|mastercard|apple/i)).toBeNull();
});

it('does not name KNET in a shop that does not take it', async () => {
  const data = (await offered('en')).filter(({ code }) => code !== 'knet');
  await api.disturb('/api/payment_methods', { status: 200, body: JSON.stringify({ success: true, data }) });
  await renderInShell(<Frame>page</Frame>, { baseUrl: api.baseUrl });
  const list = await (await footer()).findByRole('list', { name: en.footer.payment });
  expect(namesIn(list)).toHaveLength(data.length);
  expect(within(list).queryByText('KNET')).toBeNull();
});

it('is a line of what one may want to read before an order in the checkout, and names only pages that exist', async () => {
  await renderInShell(<Frame>page</Frame>, {
    path: '/checkout',
    isKnown: (path) => path !== '/page/privacy',
  });
  const names = (await footer()).getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Terms', 'Returns', 'Questions and answers']);
  expect((await footer()).queryByRole('navigation')).toBeNull();
});
