import { useSyncExternalStore } from 'react';

const isLaidOut = (): boolean => document.documentElement.dataset.parts === undefined;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-parts'] });
  return () => observer.disconnect();
}

/** Whether all of the page has been laid out, what is below the first view too (`base.css`). */
export const useIsLaidOut = (): boolean => useSyncExternalStore(subscribe, isLaidOut, () => false);
