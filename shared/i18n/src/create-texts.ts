import { createInstance, type i18n } from 'i18next';
import { isolateInserted } from './isolate-inserted.ts';

/** One namespace in one language: what a `locales/<language>.json` holds. */
export type TextBundle = Record<string, unknown>;

/** What stands in a text's `{{places}}`; `count` also chooses the plural form, `context` another form. */
export type TextValues = Record<string, unknown>;

/** Looks a text up by its key, in one namespace. @returns the key itself where there is no such text. */
export type Translate = { (key: string): string; (key: string, values: TextValues): string };

/**
 * The texts of one document in one language, read by i18next. A change of language is a new document, so only the current
 * language ever travels, and nothing is loaded later but the bundles of remotes (`addResourceBundle`).
 * @param bundles – by namespace (`shell`, `catalog`, …).
 */
export function createTexts(locale: 'en' | 'ar', bundles: Record<string, TextBundle>): i18n {
  const texts = createInstance();
  void texts.init({
    lng: locale,
    resources: { [locale]: bundles },
    // All bundles are there: the first page is not a moment without words.
    initAsync: false,
    fallbackLng: false,
    ns: Object.keys(bundles),
    // No default namespace: a text always says whose it is.
    defaultNS: false,
    // A colon is a letter of a text.
    nsSeparator: false,
    returnNull: false,
    // React escapes HTML; what is inserted is isolated by its direction.
    interpolation: { escapeValue: true, escape: isolateInserted(locale) },
    // A remote's texts are there before anything of it is shown, so nothing waits and nothing is rendered again for them.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return texts;
}
