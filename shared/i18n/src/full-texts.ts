import { createInstance } from 'i18next';
import { isolateInserted } from './isolate-inserted.ts';
import type { TextBundle, TextsInstance } from './text-bundle.ts';

/**
 * The texts of one document in one language, read by i18next: what the browser reads by once more than its first page is wanted
 * (`createFirstTexts`). A change of language is a new document, so only the current language ever travels.
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
  });
  // Its own type of `t` knows of keys that are functions, lists and templates; ours are words.
  return instance as unknown as TextsInstance;
}
