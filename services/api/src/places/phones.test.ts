import { describe, expect, it } from 'vitest';
import { storedPhone } from './phones.ts';

// How the numbers of the shop's countries are written is in phone.test.ts of @dana/contracts.
describe('what is stored of a phone number', () => {
  it.each([
    ['KW', '5000 1234', '+96550001234'],
    ['SA', '050 123 4567', '+966501234567'],
    ['SA', '920 012 345', '+966920012345'],
    ['KW', '+44 20 7946 0000', '+442079460000'],
    ['EG', '0100 123 4567', '+201001234567'],
  ])('of %s, written %s, is E.164', (country, typed, e164) => {
    expect(storedPhone(typed, country)).toEqual({ e164 });
  });

  it.each([
    ['KW', '+965 5000 123', { prefix: '+965', digits: 8, example: '5000 1234' }],
    ['SA', '5000 1234', { prefix: '+966', digits: 9, example: '50 123 4567' }],
    ['OM', '9212 34567', { prefix: '+968', digits: 8, example: '9212 3456' }],
  ])('of %s is nothing when written %s: it says how many digits there are', (country, typed, params) => {
    expect(storedPhone(typed, country)).toEqual({ wrong: 'validation.phoneDigits', params });
  });

  it.each([
    ['KW', '0500 1234'],
    ['SA', '+966 59 999'],
    ['AE', '+971 1 234 5678'],
    ['KW', '+44 1234'],
    ['KW', '+999 123 4567'],
  ])('of %s is nothing when written %s: nobody has such a number', (country, typed) => {
    expect(storedPhone(typed, country)).toHaveProperty('wrong');
  });
});
