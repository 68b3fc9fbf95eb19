import { createTexts } from '@dana/i18n';
import { expect, it } from 'vitest';
import { addTexts } from './remote-texts.ts';

const before = { title: 'Blog', card: { more: 'Read', by: 'By {{name}}' } };
const after = { title: 'Journal', card: { more: 'Read on', old: 'From before' } };

it('joins the texts of another version of a remote to those that are shown', () => {
  const texts = createTexts('en', {});
  const say = (key: string) => texts.t(key, { ns: 'content', name: 'Noor' });
  for (const bundle of [before, after, before]) addTexts({ texts, locale: 'en' }, 'mf-content', bundle);
  addTexts({ texts, locale: 'en' }, 'mf-content', undefined);
  expect([say('title'), say('card.more'), say('card.old')]).toEqual(['Journal', 'Read on', 'From before']);
  expect(say('card.by')).toMatch(/^By .?Noor/);
});
