import type { i18n } from 'i18next';
import type { Locale } from '@dana/contracts/locale';
import { createTexts } from '@dana/i18n';

/** The page's texts in one language; only that one travels. */
export async function loadTexts(locale: Locale): Promise<i18n> {
  const { default: parts } =
    locale === 'ar' ? await import('../locales/ar.json') : await import('../locales/en.json');
  return createTexts(locale, { parts });
}
