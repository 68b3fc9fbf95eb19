import { readText } from './read-text.ts';
import type { TextBundle, TextsInstance, TextValues } from './text-bundle.ts';

export type FirstTexts = TextsInstance & {
  /** From now on i18next reads, with all bundles that are there and those that come. */
  giveTo: (make: (bundles: Record<string, TextBundle>) => TextsInstance) => void;
};

/**
 * The texts of a first page: the browser does not wait for i18next (11 KB), and reads by it once more than the first page is
 * wanted. The server reads by these as well: a page takes a sixth of the time that i18next takes for its texts, and is what
 * the browser makes of it.
 * @param bundles – by namespace (`shell`, `catalog`, …); more are added as remotes arrive.
 */
export function createFirstTexts(locale: 'en' | 'ar', bundles: Record<string, TextBundle>): FirstTexts {
  const kept = { ...bundles };
  let full: TextsInstance | undefined;

  return {
    language: locale,
    t: (key: string, values: TextValues = {}) =>
      full ? full.t(key, values) : (readText(kept[String(values.ns)], key, values, locale) ?? key),
    hasResourceBundle: (_locale: string, namespace: string) => namespace in kept,
    addResourceBundle(_locale: string, namespace: string, bundle: TextBundle) {
      kept[namespace] = bundle;
      full?.addResourceBundle(locale, namespace, bundle);
    },
    giveTo(make: (bundles: Record<string, TextBundle>) => TextsInstance) {
      full = make(kept);
    },
  };
}
