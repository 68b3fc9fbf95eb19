import { ProgressLine } from '@dana/ui';
import { useSyncExternalStore } from 'react';
import type { LoadingFlag } from './loading-flag.ts';

/** Draws the loading flag; each navigation starts its line anew. */
export function LoadingLine({ flag }: { flag: LoadingFlag }) {
  const navigation = useSyncExternalStore(flag.subscribe, flag.getSnapshot);
  return <ProgressLine key={navigation} active={navigation > 0} />;
}
