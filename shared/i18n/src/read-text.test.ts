import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFirstTexts } from './first-texts.ts';
import { createTexts } from './full-texts.ts';
import type { TextBundle, TextValues } from './text-bundle.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{shell,mf-*}/src/locales/{en,ar}.json', { cwd: root }).toSorted();
const pluralEnding = /_(zero|one|two|few|many|other)$/;
const counts = [0, 1, 2, 3, 11, 100, 103, 1.5, -1];
/** A name from the other direction, what other template languages would take for their own, and nothing. */
const insertions = ['Mirqab X2', 'دانة', '1,234.500', '{{count}} $& $1 $t(key) <b>', '', 7, null, undefined];

function keysOf(bundle: TextBundle, before = ''): string[] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as TextBundle, `${before}${key}.`) : [`${before}${key}`],
  );
}

function* valuesFor(text: string): Generator<TextValues> {
  const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
  for (const count of counts)
    for (const inserted of insertions)
      yield { ...Object.fromEntries(names.map((name) => [name, inserted])), count };
  for (const inserted of insertions) yield Object.fromEntries(names.map((name) => [name, inserted]));
  yield { context: 'pickup' };
  yield { context: 'pickup', count: 2 };
  yield { context: undefined };
}

it('finds the texts of all deployables', () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
});

it.each(files)('reads every text of %s as i18next does', (file) => {
  const locale = file.endsWith('ar.json') ? 'ar' : 'en';
  const bundle = JSON.parse(readFileSync(join(root, file), 'utf8')) as TextBundle;
  const full = createTexts(locale, { shop: bundle });
  const first = createFirstTexts(locale, { shop: bundle });
  const keys = [...keysOf(bundle), 'no.such.text', Object.keys(bundle)[0] ?? ''];
  for (const key of new Set([...keys, ...keys.map((each) => each.replace(pluralEnding, ''))])) {
    const text = String(full.t(key, { ns: 'shop' }));
    // Where a group of texts is asked for, i18next writes a sentence of its own.
    if (text.includes('returned an object instead of string')) continue;
    for (const values of valuesFor(text))
      expect([key, values, first.t(key, { ns: 'shop', ...values })]).toEqual([
        key,
        values,
        full.t(key, { ns: 'shop', ...values }),
      ]);
  }
});

it('hands over what it has, and what comes later, to i18next', () => {
  const first = createFirstTexts('en', { shell: { greeting: 'Good day, {{name}}' } });
  const made: ReturnType<typeof createTexts>[] = [];
  first.giveTo((bundles) => {
    const texts = createTexts('en', bundles);
    made.push(texts);
    return texts;
  });
  first.addResourceBundle('en', 'catalog', { title: 'Shop' });
  expect(made[0]?.t('title', { ns: 'catalog' })).toBe('Shop');
  expect(first.t('greeting', { ns: 'shell', name: 'Noor' })).toBe('Good day, Noor');
  expect([first.hasResourceBundle('en', 'catalog'), first.hasResourceBundle('en', 'product')]).toEqual([
    true,
    false,
  ]);
});
