import type { i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createTexts, type TextBundle, type TextValues, type Translate } from './create-texts.ts';

/*
 * What releases built before 1.0 read their texts by; they run in this shell. It goes when the oldest release that may be
 * rolled back to imports react-i18next itself (docs/releasing.md).
 */

type EarlierTexts = {
  readonly language: string;
  t: (key: string, values?: TextValues) => string;
  hasResourceBundle: (locale: string, namespace: string) => boolean;
  addResourceBundle: (locale: string, namespace: string, bundle: TextBundle) => unknown;
};
type FirstTexts = EarlierTexts & {
  giveTo: (make: (bundles: Record<string, TextBundle>) => EarlierTexts) => void;
};

/** The texts of one namespace. Now: `useTranslation` of react-i18next. */
export function useTexts(namespace: string): {
  t: (key: string, values?: TextValues) => string;
  locale: 'en' | 'ar';
} {
  const { t, i18n: texts } = useTranslation(namespace);
  return { t: t as Translate as EarlierTexts['t'], locale: texts.language === 'ar' ? 'ar' : 'en' };
}

/** Now: `I18nextProvider` of react-i18next. */
export const TextsProvider = ({ texts, children }: { texts: EarlierTexts; children: ReactNode }): ReactNode =>
  createElement(I18nextProvider, { i18n: texts as unknown as i18n }, children);

/** Now: `createTexts`. Nothing takes over from it. */
export const createFirstTexts = (locale: 'en' | 'ar', bundles: Record<string, TextBundle>): FirstTexts =>
  Object.assign(createTexts(locale, bundles), { giveTo: () => undefined }) as unknown as FirstTexts;
