import type { Locale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';
import { lateValue } from '../loading/late-value.ts';

type Bundle = { default: TextBundle };

const files: Record<Locale, () => Promise<Bundle>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
};

/** The shell's own messages. Rejects when they did not come in several tries: without words there is no page. */
export const loadMessages = (locale: Locale): Promise<Bundle> => lateValue(files[locale]);
