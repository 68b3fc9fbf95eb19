import { createFirstTexts } from '@dana/i18n';
import { createTexts } from '@dana/i18n/full-texts';
import { expect, it } from 'vitest';
import { addTexts } from './remote-texts.ts';

const before = { title: 'Blog', card: { more: 'Read', by: 'By {{name}}' } };
const after = { title: 'Journal', card: { more: 'Read on', old: 'From before' } };

it.each([
  ['first', () => createFirstTexts('en', {})],
  ['all', () => createTexts('en', {})],
])('joins the texts of another version of a remote to those that are shown (%s texts)', (_, create) => {
  const texts = create();
  const say = (key: string) => texts.t(key, { ns: 'content', name: 'Noor' });
  for (const bundle of [before, after, before]) addTexts({ texts, locale: 'en' }, 'mf-content', bundle);
  addTexts({ texts, locale: 'en' }, 'mf-content', undefined);
  expect([say('title'), say('card.more'), say('card.old')]).toEqual(['Journal', 'Read on', 'From before']);
  expect(say('card.by')).toMatch(/^By .?Noor/);
});
