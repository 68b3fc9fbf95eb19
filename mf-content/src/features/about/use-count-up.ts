import { type RefObject, useEffect, useState } from 'react';

const durationMs = 900;

/**
 * A number that counts up once, when its place first comes into view. The server and shoppers who want no motion get the
 * number itself.
 */
export function useCountUp(target: number, place: RefObject<Element | null>): number {
  const [shown, setShown] = useState(target);
  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const startMs = performance.now();
      const step = (nowMs: number) => {
        const share = Math.min(1, (nowMs - startMs) / durationMs);
        setShown(Math.round(target * (1 - (1 - share) ** 3)));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setShown(target);
    };
  }, [target, place]);
  return shown;
}
