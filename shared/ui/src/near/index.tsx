import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window something may still be to count as near. */
const margin = '200px';

/** Whether an element was ever in the window or just below it. What is not displayed is never near. */
export function useIsNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
