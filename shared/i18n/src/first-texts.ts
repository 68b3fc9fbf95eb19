import type { i18n } from 'i18next';
import { readText } from './read-text.ts';
import type { TextBundle, TextsInstance, TextValues } from './text-bundle.ts';

export type FirstTexts = TextsInstance & {
  /** From now on i18next reads, with all bundles that are there and those that come. */
  giveTo: (make: (bundles: Record<string, TextBundle>) => TextsInstance) => void;
};

/**
 * The texts of a first page, in the form of an i18next instance as far as react-i18next asks for one: the browser does not wait
 * for i18next itself (11 KB), and reads by it once more than the first page is wanted. The server reads by these as well: a
 * page takes a sixth of the time that i18next takes for its texts, and is what the browser makes of it.
 * @param bundles – by namespace (`shell`, `catalog`, …); more are added as remotes arrive.
 */
export function createFirstTexts(locale: 'en' | 'ar', bundles: Record<string, TextBundle>): FirstTexts {
  const kept = { ...bundles };
  let full: TextsInstance | undefined;

  const t = (key: string, values: TextValues = {}): string =>
    full ? full.t(key, values) : (readText(kept[String(values.ns)], key, values, locale) ?? key);

  const asReactReads: Partial<i18n> = {
    language: locale,
    languages: [locale],
    isInitialized: true,
    // As in `createTexts`: what comes later is there before anything of it is shown.
    options: { react: { useSuspense: false, bindI18n: '', bindI18nStore: '' } },
    hasLoadedNamespace: () => true,
    getFixedT: ((_locale: string, ns: string) => (key: string, values?: TextValues) =>
      t(key, { ...values, ns })) as unknown as i18n['getFixedT'],
  };
  return Object.assign(asReactReads, {
    t,
    hasResourceBundle: (_locale: string, namespace: string) => namespace in kept,
    addResourceBundle(_locale: string, namespace: string, bundle: TextBundle) {
      kept[namespace] = bundle;
      full?.addResourceBundle(locale, namespace, bundle);
    },
    giveTo(make: (bundles: Record<string, TextBundle>) => TextsInstance) {
      full = make(kept);
    },
  }) as FirstTexts;
}
