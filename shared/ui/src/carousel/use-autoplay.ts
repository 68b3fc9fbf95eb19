import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CarouselApi } from './use-carousel.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export type Autoplay = {
  /** Whether there is anything to pause: requested, and motion is not reduced. */
  isOffered: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** Hovering and focus pause it without changing the shopper's choice. */
  pauseProps: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
};

/** Moves to the next slide, or to the first again. One whose pictures have not come is waited for until the next time. */
function turn(api: CarouselApi): void {
  const next = api.canScrollNext() ? api.selectedScrollSnap() + 1 : 0;
  const missing = [...(api.slideNodes()[next]?.querySelectorAll('img') ?? [])].filter((one) => !one.complete);
  // Out of sight they would not be asked for.
  for (const picture of missing) picture.loading = 'eager';
  if (missing.length === 0) api.scrollTo(next);
}

/** Moves the carousel on every `everyMs`, unless paused, hovered, focused, or the shopper prefers reduced motion. */
export function useAutoplay(api: CarouselApi | undefined, everyMs: number | undefined): Autoplay {
  // The server assumes reduced motion, so that it sends no pause button that may have to be removed.
  const prefersReducedMotion = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const isOffered = everyMs !== undefined && !prefersReducedMotion;
  const isPlaying = isOffered && !isPaused;
  const isMoving = isPlaying && !isInUse;

  useEffect(() => {
    if (!api || !isMoving) return;
    const timer = setInterval(() => turn(api), everyMs);
    return () => clearInterval(timer);
  }, [api, isMoving, everyMs]);

  const enter = () => setIsInUse(true);
  const leave = () => setIsInUse(false);
  return {
    isOffered,
    isPlaying,
    toggle: () => setIsPaused((wasPaused) => !wasPaused),
    pauseProps: { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave },
  };
}
