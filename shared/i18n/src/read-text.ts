import { isolateInserted } from './isolate-inserted.ts';
import { keptFormats } from './kept-formats.ts';
import type { TextBundle, TextValues } from './text-bundle.ts';

type Locale = 'en' | 'ar';

const pluralRules = keptFormats((locale: Locale) => new Intl.PluralRules(locale));
const places = /\{\{(\w+)\}\}/g;

/**
 * Reads a text as i18next would, with that of it which our texts use: keys with dots, plural forms by `count`, another form by
 * `context`, values in `{{places}}`. `read-text.test.ts` compares it with i18next for every text of the shop.
 * @returns undefined where there is no such text.
 */
export function readText(
  bundle: TextBundle | undefined,
  key: string,
  values: TextValues,
  locale: Locale,
): string | undefined {
  const own = values.context === undefined ? [] : formsOf(`${key}_${values.context}`, values.count, locale);
  const text = [...own, ...formsOf(key, values.count, locale)]
    .map((form) => find(bundle, form))
    .find((found) => typeof found === 'string');
  const isolate = isolateInserted(locale);
  return text?.replace(places, (place, name: string) =>
    name in values ? isolate(String(values[name] ?? '')) : place,
  );
}

/** The key and its plural forms, the most special first. */
function formsOf(key: string, count: unknown, locale: Locale): string[] {
  if (typeof count !== 'number') return [key];
  const forms = [`${key}_${pluralRules(locale).select(count)}`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function find(bundle: TextBundle | undefined, key: string): unknown {
  let found: unknown = bundle;
  for (const part of key.split('.')) found = (found as TextBundle | undefined)?.[part];
  return found;
}
