import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { TextsInstance, TextValues } from './text-bundle.ts';

type TextsProviderProps = { texts: TextsInstance; children: ReactNode };

const TextsContext = createContext<TextsInstance | undefined>(undefined);

/** Gives a tree its texts: those of one document, in one language. */
export function TextsProvider({ texts, children }: TextsProviderProps): ReactNode {
  return createElement(TextsContext, { value: texts }, children);
}

/** Looks a text up by its key, in one namespace. @returns the key itself where there is no such text. */
export type Translate = (key: string, values?: TextValues) => string;

type Texts = { t: Translate; locale: 'en' | 'ar' };

/** One object per namespace, so that `t` is the same in each render. */
const known = new WeakMap<TextsInstance, Map<string, Texts>>();

/**
 * The texts of one namespace (a remote's name without `mf-`, or `shell`). A namespace is always named: texts are shared by
 * all remotes. Nothing is rendered again when others come: a remote's are there before anything of it is shown.
 * Errors: throws outside of a `TextsProvider`.
 */
export function useTexts(namespace: string): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Texts are read outside of a TextsProvider.');
  const namespaces = known.get(texts) ?? new Map<string, Texts>();
  known.set(texts, namespaces);
  const found = namespaces.get(namespace) ?? textsIn(texts, namespace);
  namespaces.set(namespace, found);
  return found;
}

const textsIn = (texts: TextsInstance, namespace: string): Texts => ({
  t: (key, values) => texts.t(key, { ...values, ns: namespace }),
  locale: texts.language === 'ar' ? 'ar' : 'en',
});
