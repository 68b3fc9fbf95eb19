import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far above the window's edge a part of the footer counts as near. */
const nearMargin = '600px';

/** Whether a part of the footer was ever near the window: what it alone shows is asked for then. */
export function useNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: nearMargin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
