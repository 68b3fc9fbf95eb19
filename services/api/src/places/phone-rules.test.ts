import { phoneRules } from '@dana/contracts/phone-rules';
import { readPhone } from '@dana/contracts/phone';
import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { storedPhone } from './phones.ts';

/**
 * By which first four digits numbers are told apart; what follows makes no difference to any of these countries. A zero stands
 * before numbers at home.
 */
const beginnings = Array.from({ length: 9_000 }, (_, number) => String(1_000 + number));

/** The patterns of libphonenumber's data for numbers of houses and of mobile phones, which stand first of all kinds. */
function patternsOf(country: string): RegExp[] {
  const kinds = (metadata.countries as unknown as Record<string, unknown[]>)[country]?.[11] as [
    pattern: string,
  ][];
  return kinds.slice(0, 2).map(([pattern]) => new RegExp(`^(?:${pattern})$`));
}

/** Numbers of a country, after its prefix, that a person may have. */
function numbersOf(country: string, digits: number): string[] {
  const patterns = patternsOf(country);
  return beginnings
    .map((first) => first.padEnd(digits, '23456'))
    .filter((national) => patterns.some((pattern) => pattern.test(national)));
}

describe.each(Object.entries(phoneRules))('the rule for numbers of %s', (country, { prefix }) => {
  const isTaken = (national: string) => 'e164' in readPhone(`+${prefix}${national}`);

  it.each([7, 8, 9, 10])('takes every number of %i digits that a person may have there', (digits) => {
    const refused = numbersOf(country, digits).filter((national) => !isTaken(national));
    expect(refused.slice(0, 5)).toEqual([]);
  });

  it('has numbers to be compared with', () => {
    expect([7, 8, 9, 10].flatMap((digits) => numbersOf(country, digits)).length).toBeGreaterThan(100);
  });

  it.each([7, 8, 9, 10])('takes none of %i digits that begins as no number there does', (digits) => {
    const begin = new Set(numbersOf(country, digits).map((national) => national.charAt(0)));
    const wrong = beginnings
      .map((first) => first.padEnd(digits, '23456'))
      .filter((national) => !begin.has(national.charAt(0)) && isTaken(national));
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

it.each(['1234 5678', '3123 4567', '7123 4567', '8123 4567', '+965 1888 8888'])(
  'a Kuwaiti number written %s is refused by the API as well',
  (typed) => {
    expect(storedPhone(typed)).toEqual({ wrong: 'validation.phone', params: {} });
  },
);
