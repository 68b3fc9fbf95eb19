import type { Direction } from '@dana/ui';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

type Position = { index: number; stopCount: number; canGoBack: boolean; canGoOn: boolean };

export type CarouselState = Position & {
  viewportRef: UseEmblaCarouselType[0];
  /** Missing on the server and until the first effect. */
  api: CarouselApi | undefined;
};

type CarouselOptions = {
  direction: Direction;
  loop: boolean;
  onSelect: ((index: number) => void) | undefined;
};

const unknown: Position = { index: 0, stopCount: 0, canGoBack: false, canGoOn: false };

/** Embla with the page's direction, and where it stands. */
export function useCarousel({ direction, loop, onSelect }: CarouselOptions): CarouselState {
  const [viewportRef, api] = useEmblaCarousel({
    direction,
    loop,
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [position, setPosition] = useState(unknown);

  useEffect(() => {
    if (!api) return;
    // A row that was scrolled by hand before the script came would stand beside its own positions.
    api.rootNode().scrollLeft = 0;
    const read = () =>
      setPosition({
        index: api.selectedScrollSnap(),
        stopCount: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      });
    const tell = () => onSelect?.(api.selectedScrollSnap());
    read();
    api.on('select', read).on('reInit', read).on('select', tell);
    return () => {
      api.off('select', read).off('reInit', read).off('select', tell);
    };
  }, [api, onSelect]);

  return { viewportRef, api, ...position };
}
