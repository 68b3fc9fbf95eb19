import { classNames, type Direction, useDirection } from '@dana/ui';
import { Children, type ReactNode, useId } from 'react';
import css from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselTexts = {
  previous: string;
  next: string;
  /** Names a slide, and says where a press led: "2 of 5". */
  position: (position: number, count: number) => string;
  /** Needed with `autoplayMs`. */
  play?: string | undefined;
  pause?: string | undefined;
};

export type CarouselProps = {
  /** Names the region. */
  label: string;
  texts: CarouselTexts;
  /** `one` a slide fills the view (heroes, galleries); `cards` as many as the card grid has; `natural` as wide as they are. */
  slides?: 'one' | 'cards' | 'natural' | undefined;
  /** Where previous, next and dots stand. Default `below`; `over` for heroes. */
  controls?: 'below' | 'over' | undefined;
  /** Moves on by itself after so many milliseconds, with a pause button; never under reduced motion. */
  autoplayMs?: number | undefined;
  /** Goes round. Default false. */
  loop?: boolean | undefined;
  /** Called with the position from 0 when another slide is chosen. */
  onSelect?: ((index: number) => void) | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Slides in a row. Before (or without) script it is a row that scrolls and snaps; with it, previous and next by
 * sequence: in right-to-left pages "next" stands at the left and moves to the left. Slides that are wholly out of sight are
 * out of reach. Nothing is spoken but where a press on its buttons led.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    texts,
    slides = 'one',
    controls = 'below',
    autoplayMs,
    loop = false,
    onSelect,
    className,
  } = props;
  const direction = useDirection(props.dir);
  const viewportId = useId();
  const carousel = useCarousel({ direction, loop, onSelect });
  const autoplay = useAutoplay(carousel.api, autoplayMs);
  const items = Children.toArray(props.children);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(css.root, css[controls], className)}
      {...autoplay.pauseProps}
    >
      <div
        ref={carousel.viewportRef}
        id={viewportId}
        className={classNames(css.viewport, slides !== 'one' && css.bleed)}
        dir={direction}
        data-ready={carousel.api ? '' : undefined}
      >
        <div className={classNames(css.track, css[slides])}>
          {items.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-label={texts.position(index + 1, items.length)}
              className={css.slide}
              inert={carousel.shownSlides && !carousel.shownSlides.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls carousel={carousel} autoplay={autoplay} texts={texts} viewportId={viewportId} />
    </section>
  );
}
