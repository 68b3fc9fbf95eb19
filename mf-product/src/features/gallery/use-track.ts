import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A row of slides that scrolls and snaps; it knows which slide it rests on. */
export function useTrack(count: number, startIndex = 0) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [{ index, isTurned }, setPlace] = useState({ index: startIndex, isTurned: false });
  /** Reads where a swipe ended. */
  const settle = () => {
    const track = trackRef.current;
    const step = stepPx(track);
    // Scrolled to the left, as in Arabic, the way is negative.
    if (!track || step === 0) return;
    const rested = Math.round(Math.abs(track.scrollLeft) / step);
    setPlace((place) => (place.index === rested ? place : { index: rested, isTurned: false }));
  };
  const catchUp = useEffectEvent(settle);
  useEffect(() => {
    // A row that was swiped before this script came fired its event for nobody. The page is laid out only in its frame.
    const frame = requestAnimationFrame(() => catchUp());
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    trackRef,
    index,
    /** It rests there because a button or a key was pressed, which is answered; not by a swipe or a reader that went on. */
    isTurned,
    settle,
    /** A slide by its place; the ends meet. */
    show(place: number, behavior?: 'instant') {
      const next = nextPlace(trackRef.current, place, count);
      setPlace({ index: next, isTurned: behavior === undefined });
      scrollToSlide(
        trackRef.current,
        next,
        behavior ?? (Math.abs(next - index) === 1 ? 'smooth' : 'instant'),
      );
    },
  };
}

export type Track = ReturnType<typeof useTrack>;

/** From the start of one slide to the start of the next. Unit: px; 0 without slides. */
function stepPx(track: HTMLElement | null): number {
  const [first, second] = Array.from(track?.children ?? [], (slide) => slide.getBoundingClientRect());
  if (!first) return 0;
  return second ? Math.abs(second.left - first.left) : first.width;
}

/** Where several slides stand beside each other, the last ones cannot come first: the end is reached before them. */
function nextPlace(track: HTMLElement | null, place: number, count: number): number {
  const step = stepPx(track);
  const beside = track && step > 0 ? Math.max(1, Math.floor(track.clientWidth / step + 0.1)) : 1;
  const reachable = Math.max(1, count - beside + 1);
  if (place < 0) return reachable - 1;
  return place >= reachable ? 0 : place;
}

/** The way is measured on screen: so it has the right sign in both directions of reading. */
function scrollToSlide(track: HTMLElement | null, index: number, behavior: 'smooth' | 'instant'): void {
  const slide = track?.children[index];
  if (!track || !slide) return;
  const wayPx = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
  // In right-to-left rows a slide of half the width stands at the right edge when it comes first.
  const restPx = isRightToLeft(track) ? slide.getBoundingClientRect().width - track.clientWidth : 0;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({
    left: track.scrollLeft + wayPx + restPx,
    behavior: prefersReducedMotion ? 'instant' : behavior,
  });
}

const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl';
