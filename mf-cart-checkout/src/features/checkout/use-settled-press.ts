import { useEffect, useEffectEvent, useState } from 'react';

type SettledPressOptions = {
  /** New amounts are on their way, or who the shopper is. */
  isSettling: boolean;
  total: number;
  /** Presses again, with the amounts that are there by then. */
  press: () => void;
};

/**
 * Orders that are placed while amounts are still on their way, after a line was taken out say, or the shopper's profile:
 * the press is delayed, and repeated once they are there. Where the total is higher than what was seen, the shopper presses
 * again instead.
 */
export function useSettledPress({ isSettling, total, press }: SettledPressOptions) {
  const [seenTotal, setSeenTotal] = useState<number>();
  const isDelayed = seenTotal !== undefined;
  const settle = useEffectEvent(() => {
    setSeenTotal(undefined);
    if (seenTotal !== undefined && total <= seenTotal) press();
  });
  useEffect(() => {
    if (isDelayed && !isSettling) settle();
  }, [isDelayed, isSettling]);
  return { isDelayed, delay: () => setSeenTotal(total) };
}
