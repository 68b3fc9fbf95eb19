import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the screen at its upper edge, so that something must stand in for it. */
export function useIsPassed(ref: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPassed;
}
