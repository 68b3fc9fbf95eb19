import type { i18n } from 'i18next';
import type { Locale } from '@dana/contracts/locale';
import { createTexts } from '@dana/i18n';
import { useTranslation } from 'react-i18next';

/** The page's messages in one language; only that one travels. */
export async function loadMessages(locale: Locale): Promise<i18n> {
  const { default: parts } =
    locale === 'ar' ? await import('./locales/ar.json') : await import('./locales/en.json');
  return createTexts(locale, { parts });
}

/** The messages of this page, and samples of the shop's. */
export const usePageMessages = () => useTranslation('parts');
