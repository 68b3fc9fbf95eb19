import { createTexts } from '@dana/i18n';
import { expect, it } from 'vitest';
import { addMessages } from './remote-messages.ts';

const before = { title: 'Blog', card: { more: 'Read', by: 'By {{name}}' } };
const after = { title: 'Journal', card: { more: 'Read on', old: 'From before' } };

it('joins the messages of another version of a remote to those that are shown', () => {
  const i18n = createTexts('en', {});
  const say = (key: string) => i18n.t(key, { ns: 'content', name: 'Noor' });
  for (const bundle of [before, after, before]) addMessages({ i18n, locale: 'en' }, 'mf-content', bundle);
  addMessages({ i18n, locale: 'en' }, 'mf-content', undefined);
  expect([say('title'), say('card.more'), say('card.old')]).toEqual(['Journal', 'Read on', 'From before']);
  expect(say('card.by')).toMatch(/^By .?Noor/);
});
