import type { Locale } from '@dana/contracts/locale';
import type { TextsInstance } from '@dana/i18n';
import { createTexts } from '@dana/i18n/full-texts';

/** The page's texts in one language; only that one travels. */
export async function loadTexts(locale: Locale): Promise<TextsInstance> {
  const { default: parts } =
    locale === 'ar' ? await import('../locales/ar.json') : await import('../locales/en.json');
  return createTexts(locale, { parts });
}
