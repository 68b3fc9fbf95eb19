import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the page is alive: a form sent before would take its password along in a plain document request. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
