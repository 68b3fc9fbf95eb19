// @vitest-environment happy-dom
import type { CartItem } from '@dana/contracts/api/cart';
import { formatMoney } from '@dana/i18n';
import { renderRoute } from '@dana/testing/render-route';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { manifest } from '../../exposed/manifest.ts';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import type { CartLine } from './cart-view.ts';
import { useQuantityAnswer } from './use-quantity-answer.ts';

const name = 'Corniche Sneakers';
const price = 27.5;

/** A line as the server knows it, and what is on its way. */
function lineOf(quantity: number, confirmed = quantity, change: Partial<CartLine> = {}): CartLine {
  const item = { id: '1', quantity: confirmed, line_total: price * confirmed, product: { name, slug: 'x' } };
  return {
    key: '1',
    // What the sentence is made of, and no more.
    item: item as unknown as CartItem,
    quantity,
    limits: { minimum: 1, stock: 9, maximum: null },
    isPending: quantity !== confirmed,
    isQueued: false,
    failure: undefined,
    isFailureSaid: false,
    isShort: false,
    isWithdrawn: false,
    ...change,
  };
}

/** A line on a page that asks no API for anything. */
async function show(locale: 'en' | 'ar') {
  let set: (line: CartLine) => void = () => undefined;
  let expectAnswer: () => void = () => undefined;
  const Component = () => {
    const [line, setLine] = useState(lineOf(1));
    const answer = useQuantityAnswer(line);
    set = setLine;
    expectAnswer = answer.expect;
    return <span role="status">{answer.words}</span>;
  };
  const { t } = await renderRoute(
    { Component },
    { manifest, texts: { en, ar }, path: '/cart', baseUrl: 'http://localhost:1/api', locale },
  );
  const change = (line: CartLine) => act(() => set(line));
  /** A press asks for a quantity and shows it at once. */
  const ask = (line: CartLine) =>
    act(() => {
      expectAnswer();
      set(line);
    });
  const answer = (quantity: number) =>
    t('line.answer', { quantity, title: name, total: formatMoney(price * quantity, 'KWD') });
  return { change, ask, answer, said: () => screen.getByRole('status').textContent };
}

it.each(['en', 'ar'] as const)(
  'answers a burst of presses once, with the amount of the server, in %s',
  async (locale) => {
    const { change, ask, answer, said } = await show(locale);
    expect(said()).toBe('');
    ask(lineOf(2, 1));
    ask(lineOf(3, 1));
    expect(said()).toBe('');
    change(lineOf(3));
    expect(said()).toBe(answer(3));
    expect(said()).toMatch(/^3 × .*Corniche Sneakers.*KWD\u00a082\.500/u);
    ask(lineOf(2, 3));
    expect(said()).toBe('');
    change(lineOf(2));
    expect(said()).toBe(answer(2));
  },
);

it('says nothing of what changes by itself, and leaves what failed or waits to the words beside the line', async () => {
  const { change, ask, said } = await show('en');
  change(lineOf(4));
  expect(said()).toBe('');
  ask(lineOf(5, 4));
  change(lineOf(4, 4, { failure: { kind: 'unreachable' } }));
  expect(said()).toBe('');
  ask(lineOf(5, 4));
  change(lineOf(5, 4, { isPending: false, isQueued: true }));
  expect(said()).toBe('');
  change(lineOf(5));
  expect(said()).toBe('');
});
