import type { Direction } from '@dana/ui';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { useIsNear } from '../near/index.tsx';
import { loadEmbla } from './load-embla.ts';
import { nearestStop } from './nearest-stop.ts';
import { useIsLaidOut } from './use-is-laid-out.ts';

export type CarouselApi = EmblaCarouselType;

type Position = { index: number; stopCount: number; canGoBack: boolean; canGoOn: boolean };
/** Slides of which something is in view, by their place from 0; missing until that is known. */
type Shown = { shownSlides?: readonly number[] | undefined };

export type CarouselState = Position &
  Shown & {
    viewportRef: RefObject<HTMLDivElement | null>;
    /** Missing on the server and until embla is there. */
    api: CarouselApi | undefined;
  };

type CarouselOptions = {
  direction: Direction;
  loop: boolean;
  onSelect: ((index: number) => void) | undefined;
};

const unknown: Position = { index: 0, stopCount: 0, canGoBack: false, canGoOn: false };

/**
 * Embla with the page's direction, and where it stands. It measures its slides when it starts, which would lay out a row
 * that nobody sees yet: so it starts when the row comes near or the page is laid out. Until then the row scrolls by itself.
 */
export function useCarousel({ direction, loop, onSelect }: CarouselOptions): CarouselState {
  const { ref: viewportRef, isNear } = useIsNear<HTMLDivElement>();
  const isLaidOut = useIsLaidOut();
  const isDue = isNear || isLaidOut;
  const [api, setApi] = useState<CarouselApi>();
  const [position, setPosition] = useState(unknown);
  const [shownSlides, setShownSlides] = useState<readonly number[]>();

  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    let made: CarouselApi | undefined;
    void loadEmbla().then((embla) => {
      if (isGone || !embla || !viewportRef.current) return;
      const scrolled = partScrolled(viewportRef.current);
      made = embla(viewportRef.current, {
        direction,
        loop,
        align: 'start',
        containScroll: 'trimSnaps',
        slidesToScroll: 'auto',
        breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
      });
      // A row that was scrolled by hand before embla came goes on where it stands, by embla's own positions.
      made.rootNode().scrollLeft = 0;
      made.scrollTo(nearestStop(scrolled, made.scrollSnapList()), true);
      setApi(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setApi(undefined);
      setShownSlides(undefined);
    };
  }, [direction, isDue, loop, viewportRef]);

  useEffect(() => {
    if (!api) return;
    const read = () =>
      setPosition({
        index: api.selectedScrollSnap(),
        stopCount: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      });
    const readShown = () => setShownSlides(api.slidesInView());
    const reportSelected = () => onSelect?.(api.selectedScrollSnap());
    read();
    api.on('select', read).on('reInit', read).on('select', reportSelected);
    api.on('slidesInView', readShown);
    return () => {
      api.off('slidesInView', readShown);
      api.off('select', read).off('reInit', read).off('select', reportSelected);
    };
  }, [api, onSelect]);

  return { viewportRef, api, shownSlides, ...position };
}

/** From 0 to 1. Right-to-left rows scroll below zero. */
const partScrolled = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): number =>
  Math.abs(scrollLeft) / Math.max(1, scrollWidth - clientWidth);
