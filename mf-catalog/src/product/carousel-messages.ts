import type { CarouselTexts } from '@dana/ui/carousel';

type Translate = (key: string, values: Record<string, unknown>) => string;

/** The words of a carousel's buttons. */
export function carouselMessages(t: Translate): CarouselTexts {
  return {
    previous: t('carousel.previous', {}),
    next: t('carousel.next', {}),
    play: t('carousel.play', {}),
    pause: t('carousel.pause', {}),
    position: (position, count) => t('carousel.position', { position, total: count }),
  };
}
