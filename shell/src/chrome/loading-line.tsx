import { classNames, ProgressLine } from '@dana/ui';
import { useSyncExternalStore } from 'react';
import type { LoadingFlag } from './loading-flag.ts';
import css from './loading-line.module.css';

/** Draws the loading flag; each navigation starts its line anew. */
export function LoadingLine({ flag }: { flag: LoadingFlag }) {
  const navigation = useSyncExternalStore(flag.subscribe, flag.getSnapshot);
  const isOn = navigation > 0;
  return (
    <>
      <div aria-hidden="true" data-loading={isOn} className={classNames(css.track, isOn && css.on)} />
      <ProgressLine key={navigation} active={isOn} className={css.line} />
    </>
  );
}
