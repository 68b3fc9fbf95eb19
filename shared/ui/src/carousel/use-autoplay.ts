import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CarouselApi } from './use-carousel.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export type Autoplay = {
  /** Whether there is anything to pause: asked for, and motion is welcome. */
  isOffered: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** Hovering and focus hold it without changing the shopper's choice. */
  holdProps: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
};

/** Moves to the next slide, or to the first again. One whose pictures have not come is waited for until the next time. */
function turn(api: CarouselApi): void {
  const next = api.canScrollNext() ? api.selectedScrollSnap() + 1 : 0;
  const missing = [...(api.slideNodes()[next]?.querySelectorAll('img') ?? [])].filter((one) => !one.complete);
  // Out of sight they would not be asked for.
  for (const picture of missing) picture.loading = 'eager';
  if (missing.length === 0) api.scrollTo(next);
}

/** Moves the carousel on every `everyMs`, unless paused, pressed, or motion is unwelcome. */
export function useAutoplay(api: CarouselApi | undefined, everyMs: number | undefined): Autoplay {
  // On the server motion counts as unwelcome, so that no pause button is sent that may have to go again.
  const isCalm = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isOffered = everyMs !== undefined && !isCalm;
  const isPlaying = isOffered && !isPaused;
  const isMoving = isPlaying && !isHeld;

  useEffect(() => {
    if (!api || !isMoving) return;
    const timer = setInterval(() => turn(api), everyMs);
    return () => clearInterval(timer);
  }, [api, isMoving, everyMs]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return {
    isOffered,
    isPlaying,
    toggle: () => setIsPaused((wasPaused) => !wasPaused),
    holdProps: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
