import { expect, it } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

it.each([
  ['Jewelry', 'en', 'jewelry'],
  ['Headphones & speakers', 'en', 'headphones & speakers'],
  ['T-shirts', 'en', 'T-shirts'],
  ['LEGO', 'en', 'LEGO'],
  ['', 'en', ''],
  ['المجوهرات', 'ar', 'المجوهرات'],
] as const)('%s stands in a sentence of %s as %s', (name, locale, said) => {
  expect(nameInSentence(name, locale)).toBe(said);
});
