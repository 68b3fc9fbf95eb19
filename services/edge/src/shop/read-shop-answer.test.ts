import { expect, it } from 'vitest';
import { readShopAnswer } from './read-shop-answer.ts';

const name = { en: 'Palm', ar: 'نخلة' };
const answered = (shop: object) => ({ success: true, data: { shop: { name, ...shop }, files: {} } });

it('what a newer back end says of a shop is left out where it is not known', () => {
  const later = { scent: 'oud', contact: { phone: '+965 5111 2233', pigeon: 'grey' } };
  expect(readShopAnswer(answered(later))).toEqual({
    shop: { name, contact: { phone: '+965 5111 2233' } },
    files: {},
  });
});

it('what is known and wrong is refused, whatever else there is', () => {
  expect(() => readShopAnswer(answered({ scent: 'oud', contact: { phone: 'two' } }))).toThrow('number');
});
