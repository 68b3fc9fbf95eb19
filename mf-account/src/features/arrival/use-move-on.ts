import { useEffect, useEffectEvent } from 'react';

/** How long the page stays when nobody touches it. Unit: milliseconds. */
const staysMs = 3_000;
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Moves on by itself after a while, unless the shopper does anything at all: then they decide. */
export function useMoveOn(isDue: boolean, leave: () => void): void {
  const onDue = useEffectEvent(leave);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => onDue(), staysMs);
    const stay = (): void => clearTimeout(timer);
    for (const name of interactions) window.addEventListener(name, stay, { once: true });
    return () => {
      stay();
      for (const name of interactions) window.removeEventListener(name, stay);
    };
  }, [isDue]);
}
