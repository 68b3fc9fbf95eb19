import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { workspaceRoot } from '@dana/config/workspace';
import type { Locale } from '@dana/contracts/locale';
import { isPlace, linkLabel } from './link-labels.ts';

export type Texts = (namespace: string, key: string, values?: Record<string, string | number>) => string;

type Bundle = { [key: string]: string | Bundle };

/**
 * The shop's own texts in one language, read from the locale files, so that journeys hold in every language. Of a place of
 * the frame the keys are paths, and the texts those of the links that remotes bring along: `texts('menu', '/blog')`. `shop` is what
 * the sample says of itself: `texts('shop', 'journal.title')`.
 * Errors: throws on a key that the file does not have.
 */
export function textsOf(locale: Locale): Texts {
  return (namespace, key, values = {}) => {
    if (isPlace(namespace)) return linkLabel(namespace, key, locale);
    if (namespace === 'shop') return ofShop(key, locale);
    const bundle = readBundle(namespace, locale);
    const text = lookUp(bundle, pluralKey(bundle, key, values.count, locale));
    if (text === undefined) throw new Error(`${namespace} has no text "${key}" in ${locale}.`);
    return text.replaceAll(/\{\{-?\s*(\w+)[^}]*\}\}/g, (_, name: string) =>
      inserted(String(values[name] ?? (name === 'shop' ? ofShop('name', locale) : '')), locale),
    );
  };
}

/** As the shop inserts a value: in Arabic a text stands between the marks of a bidirectional isolate. */
function inserted(value: string, locale: Locale): string {
  return locale === 'ar' && !/^[\d.,\s]*$/.test(value) ? `\u2068${value}\u2069` : value;
}

function pluralKey(bundle: Bundle, key: string, count: string | number | undefined, locale: Locale): string {
  if (typeof count !== 'number' || lookUp(bundle, key) !== undefined) return key;
  const category = new Intl.PluralRules(locale).select(count);
  const zero = `${key}_zero`;
  return count === 0 && lookUp(bundle, zero) !== undefined ? zero : `${key}_${category}`;
}

const shopOfSample = join(sampleCatalogue, 'shop.json');

function ofShop(key: string, locale: Locale): string {
  const text = lookUp(JSON.parse(readFileSync(shopOfSample, 'utf8')) as Bundle, `${key}.${locale}`);
  if (text === undefined) throw new Error(`The sample's shop.json has no text "${key}" in ${locale}.`);
  return text;
}

function lookUp(bundle: Bundle, key: string): string | undefined {
  let found: string | Bundle | undefined = bundle;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const folders: Readonly<Record<string, string>> = {
  shell: 'shell',
  releases: 'services/release-console',
  parts: 'services/component-gallery',
};

const bundles = new Map<string, Bundle>();

function readBundle(namespace: string, locale: Locale): Bundle {
  const folder = folders[namespace] ?? `mf-${namespace}`;
  const file = join(workspaceRoot, folder, `src/locales/${locale}.json`);
  const bundle = bundles.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Bundle);
  bundles.set(file, bundle);
  return bundle;
}
