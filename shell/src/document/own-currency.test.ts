import type { DocumentState } from '@dana/contracts/page-state';
import { expect, it } from 'vitest';
import { inOwnCurrency } from './own-currency.ts';

const sent = {
  ...{ composition: {}, locale: 'en', currency: 'KWD', publicOrigin: '', brokenContainers: [] },
  ...{ verdict: { kind: 'page' }, queries: [] },
} as unknown as DocumentState;

it('takes nothing but the releases of a document in another currency than the shopper chose', () => {
  const state = inOwnCurrency(sent, 'cart_id=1; currency=USD; x=2');
  expect(state).toMatchObject({ composition: {}, locale: 'en', currency: 'USD' });
  expect(state).not.toHaveProperty('verdict');
  expect(state).not.toHaveProperty('queries');
});

it('takes the document as it is where the shopper chose none, the same, or what is none', () => {
  for (const cookies of ['', 'currency=KWD', 'x=currency=USD', 'currency=<script>', 'currency=USDT'])
    expect(inOwnCurrency(sent, cookies)).toBe(sent);
});
