import { expect, it } from 'vitest';
import { earlierShop } from '../content/shop-routes.ts';

const words = { en: 'a', ar: 'ا' };
const shop = {
  name: words,
  lists: { intro: words },
  promises: { home: [] },
  about: { overline: words, title: words, lead: words },
};

it('an earlier storefront is told nothing that it would refuse', () => {
  const newer = {
    ...shop,
    motif: 'shell' as const,
    taxNumber: words,
    newsletter: { text: words },
    lists: { ...shop.lists, empty: words },
    promises: { ...shop.promises, replyWithin: words, checkout: words },
    figures: { products: words },
  };
  expect(JSON.parse(JSON.stringify(earlierShop(newer)))).toEqual(shop);
  expect(JSON.parse(JSON.stringify(earlierShop({ name: words })))).toEqual({ name: words });
});
