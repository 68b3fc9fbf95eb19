import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import type { SourceFile } from '../source-files.ts';

/** Texts by their whole key: `summary.itemCount_one`. */
type FlatBundle = Map<string, string>;

/** The locale file of a deployable, flat; undefined where there is none. */
export function readBundle(deployable: string, locale: 'en' | 'ar'): FlatBundle | undefined {
  const file = join(workspaceRoot, deployable, `src/locales/${locale}.json`);
  if (!existsSync(file)) return undefined;
  return flatten(JSON.parse(readFileSync(file, 'utf8')));
}

/** Nested texts as flat ones, keys joined with dots. */
export function flatten(bundle: object, prefix = ''): FlatBundle {
  const flat: FlatBundle = new Map();
  for (const [key, value] of Object.entries(bundle)) {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
    } else flat.set(`${prefix}${key}`, String(value));
  }
  return flat;
}

/** The forms that counted texts need. Source: Unicode CLDR plural rules, cardinal. */
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;
const formEnding = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{-?\s*(\w+)/g;

/** The key without its plural form: `itemCount_few` → `itemCount`. */
function baseKey(key: string): string {
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

/**
 * Compares the texts of a namespace with the code that shows them.
 * @param contracts – sources whose literals may be keys as well (validation messages).
 */
export function checkUsage(bundle: FlatBundle, sources: SourceFile[], contracts: SourceFile[]): string[] {
  const known = new Set([...bundle.keys()].map(baseKey));
  const mentioned = new Set<string>();
  const patterns: RegExp[] = [];
  const problems: string[] = [];
  for (const { path, text } of sources) {
    const keys = findTextKeys(text);
    for (const key of keys.asked)
      if (!known.has(key)) problems.push(`${path} asks for "${key}", which does not exist`);
    for (const key of [...keys.asked, ...keys.mentioned]) mentioned.add(key);
    patterns.push(...keys.patterns);
  }
  for (const { text } of contracts) for (const key of findTextKeys(text).mentioned) mentioned.add(key);
  const isShown = (key: string) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key));
  // i18next finds another form of a text by its `context`: `delivery_pickup` is shown where `delivery` is.
  const formOf = (key: string) => key.replace(/_[a-z]+$/, '');
  const unused = [...known].filter(
    (key) => !isShown(key) && !(known.has(formOf(key)) && isShown(formOf(key))),
  );
  return [...problems, ...unused.map((key) => `"${key}" is shown nowhere`)];
}

/** A key as the code has it: whole, or with parts that are only known when it runs. */
type UsedKeys = { asked: Set<string>; mentioned: Set<string>; patterns: RegExp[] };

const askedFor = /\bt\(\s*'([^']+)'/g;
const anyLiteral = /['"]([A-Za-z][\w]*(?:\.[\w]+)+|[a-z]\w+)['"]/g;
const template = /`([A-Za-z][\w.]*\$\{[^`]*)`/g;

/**
 * Which texts a source asks for. `asked`: given to `t` as they stand, so they must exist. `mentioned` and `patterns`:
 * may reach `t` by way of a variable, so they count as used.
 */
function findTextKeys(source: string): UsedKeys {
  return {
    asked: new Set([...source.matchAll(askedFor)].map(([, key = '']) => key)),
    mentioned: new Set([...source.matchAll(anyLiteral)].map(([, key = '']) => key)),
    patterns: [...source.matchAll(template)].map(([, text = '']) => patternOf(text)),
  };
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`);
}
