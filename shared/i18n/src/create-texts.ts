import { createInstance, type i18n } from 'i18next';
import { isolateInserted } from './isolate-inserted.ts';

export type TextsInstance = i18n;
/** One namespace in one language: what a `locales/<language>.json` holds. */
export type TextBundle = Record<string, unknown>;

/**
 * The texts of one document in one language. The server makes one per request, the browser one per page:
 * a change of language is a new document, so only the current language ever travels.
 * @param bundles – by namespace (`shell`, `catalog`, …); more are added as remotes arrive.
 */
export function createTexts(locale: 'en' | 'ar', bundles: Record<string, TextBundle>): TextsInstance {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: bundles },
    initAsync: false,
    fallbackLng: false,
    ns: Object.keys(bundles),
    // No default namespace: a text always says whose it is.
    defaultNS: false,
    returnNull: false,
    interpolation: { escapeValue: true, escape: isolateInserted(locale) },
    // A remote's texts are there before anything of it is shown, so nothing has to be rendered again when others come.
    // To do so would give up what the server sent wherever its script is still on the way.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}
