import { useSyncExternalStore } from 'react';
import type { PageProgress } from './page-progress.ts';

const nothing = (): undefined => undefined;

/** The path of a page that takes long; undefined while none does, on the server, and while its HTML is hydrated. */
export function useLongAwaited({ subscribe, getSnapshot }: PageProgress): string | undefined {
  const longAwaited = (): string | undefined => {
    const waiting = getSnapshot();
    return waiting?.isLong ? waiting.path : undefined;
  };
  return useSyncExternalStore(subscribe, longAwaited, nothing);
}
