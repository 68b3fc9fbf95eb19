import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the screen at its upper edge, so that something must stand in for it. */
export function useIsPassed(ref: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Everything below the screen counts as seen, so that a jump from far below to far above is noticed too.
    const observer = new IntersectionObserver(([entry]) => setIsPassed(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPassed;
}
