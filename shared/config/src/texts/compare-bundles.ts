import type { FlatBundle } from './locale-bundle.ts';

/** The forms that counted texts need. Source: Unicode CLDR plural rules, cardinal. */
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;
const formEnding = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{-?\s*(\w+)/g;

/** The key without its plural form: `itemCount_few` → `itemCount`. */
export function baseKey(key: string): string {
  return key.replace(formEnding, '');
}

/** What is wrong between the two languages of one namespace, one sentence each. */
export function compareBundles(en: FlatBundle, ar: FlatBundle): string[] {
  return [
    ...missing(en, ar, 'ar'),
    ...missing(ar, en, 'en'),
    ...missingForms(en, 'en'),
    ...missingForms(ar, 'ar'),
    ...emptyTexts(en, 'en'),
    ...emptyTexts(ar, 'ar'),
    ...differingPlaceholders(en, ar),
  ];
}

function missing(from: FlatBundle, to: FlatBundle, locale: 'en' | 'ar'): string[] {
  const there = new Set([...to.keys()].map(baseKey));
  return [...new Set([...from.keys()].map(baseKey))]
    .filter((key) => !there.has(key))
    .map((key) => `${locale}: "${key}" is missing`);
}

function missingForms(bundle: FlatBundle, locale: 'en' | 'ar'): string[] {
  const counted = new Set([...bundle.keys()].filter((key) => formEnding.test(key)).map(baseKey));
  return [...counted].flatMap((key) =>
    forms[locale]
      .filter((form) => !bundle.has(`${key}_${form}`))
      .map((form) => `${locale}: "${key}_${form}" is missing`),
  );
}

function emptyTexts(bundle: FlatBundle, locale: 'en' | 'ar'): string[] {
  return [...bundle].filter(([, text]) => text.trim() === '').map(([key]) => `${locale}: "${key}" is empty`);
}

/** A value that only one language shows is either a typing error or a loss. A count may be part of the word (مرتين). */
function differingPlaceholders(en: FlatBundle, ar: FlatBundle): string[] {
  const enValues = valuesByKey(en);
  const arValues = valuesByKey(ar);
  return [...enValues].flatMap(([key, values]) => {
    const others = arValues.get(key);
    if (!others) return [];
    const all = [...new Set([...values, ...others])];
    const odd = all.filter((name) => name !== 'count' && values.has(name) !== others.has(name));
    return odd.map((name) => `"${key}" shows {{${name}}} in one language only`);
  });
}

function valuesByKey(bundle: FlatBundle): Map<string, Set<string>> {
  const byKey = new Map<string, Set<string>>();
  for (const [key, text] of bundle) {
    const values = byKey.get(baseKey(key)) ?? new Set();
    for (const [, name = ''] of text.matchAll(placeholder)) values.add(name);
    byKey.set(baseKey(key), values);
  }
  return byKey;
}
