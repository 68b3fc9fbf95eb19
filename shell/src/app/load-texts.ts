import type { Locale } from '@dana/contracts/locale';
import type { FirstTexts, TextBundle } from '@dana/i18n';
import { lateValue } from '../loading/late-value.ts';

type Bundle = { default: TextBundle };

const files: Record<Locale, () => Promise<Bundle>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
};

/** The shell's own texts. Rejects when they did not come in several tries: without words there is no page. */
export const loadTexts = (locale: Locale): Promise<Bundle> => lateValue(files[locale]);

/** Lets i18next read from now on. Without it what the first page reads by goes on. */
export async function loadFullTexts(texts: FirstTexts, locale: Locale): Promise<void> {
  const file = await import(/* webpackChunkName: "full-texts" */ '@dana/i18n/full-texts').catch(
    () => undefined,
  );
  if (file) texts.giveTo((bundles) => file.createTexts(locale, bundles));
}
