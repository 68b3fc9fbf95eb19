import { useShell } from '@dana/runtime';
import type { KeyboardEvent } from 'react';

/** Arrow keys turn pictures in reading direction: in Arabic the next one is to the left. */
export function useTurnKeys(turn: (step: 1 | -1) => void): (event: KeyboardEvent) => void {
  const isRightToLeft = useShell().direction === 'rtl';
  return (event) => {
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) turn(1);
    else if (event.key === backward) turn(-1);
    else return;
    event.preventDefault();
  };
}
