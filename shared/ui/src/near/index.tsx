import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window something may still be to count as near. */
const margin = '200px';

/** On what is not near: a skeleton in there stands still, since the browser draws each step of it, seen or not. */
const farAttribute = 'data-far';

/** Whether an element was ever in the window or just below it. What is not displayed is never near. */
export function useIsNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    element?.toggleAttribute(farAttribute, !isNear);
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
