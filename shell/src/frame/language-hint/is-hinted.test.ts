import { expect, it } from 'vitest';
import { isHinted } from './is-hinted.ts';

const visitor = { locale: 'en', languages: ['ar-KW', 'ar', 'en'], cookies: 'currency=SAR' } as const;

it('hints at Arabic where the browser asks for it first and nothing was chosen', () => {
  expect(isHinted(visitor)).toBe(true);
  // A language that the shop does not speak says nothing of the two that it does.
  expect(isHinted({ ...visitor, languages: ['fr-FR', 'AR'] })).toBe(true);
});

it.each([
  ['the browser asks for English first', { languages: ['en-GB', 'ar'] }],
  ['the browser asks for neither', { languages: ['fr'] }],
  ['the page is Arabic', { locale: 'ar' }],
  ['English was chosen', { cookies: 'currency=SAR; i18n_redirected=en' }],
  ['Arabic was chosen', { cookies: 'i18n_redirected=ar' }],
] as const)('hints at nothing where %s', (_case, differing) => {
  expect(isHinted({ ...visitor, ...differing })).toBe(false);
});
