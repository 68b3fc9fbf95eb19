import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { i18n as I18next } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { TextsInstance } from './text-bundle.ts';

type TextsProviderProps = { texts: TextsInstance; children: ReactNode };

/** Gives a tree its texts. */
export function TextsProvider({ texts, children }: TextsProviderProps): ReactNode {
  // One of i18next's own, or one that is like it as far as react-i18next asks.
  return createElement(I18nextProvider, { i18n: texts as unknown as I18next }, children);
}

/** Looks a text up by its key, in one namespace. */
export type Translate = ReturnType<typeof useTexts>['t'];

/**
 * The texts of one namespace (a remote's name without `mf-`, or `shell`). A namespace is always named: with one
 * shared instance a call without it would read the namespace of the remote that started last.
 */
export function useTexts(namespace: string) {
  const { t, i18n } = useTranslation(namespace);
  return { t, locale: i18n.language === 'ar' ? ('ar' as const) : ('en' as const) };
}
