import { IconButton } from '@dana/ui';
import css from './carousel.module.css';
import type { CarouselTexts } from './index.tsx';
import type { Autoplay } from './use-autoplay.ts';
import type { CarouselState } from './use-carousel.ts';

type CarouselControlsProps = {
  carousel: CarouselState;
  autoplay: Autoplay;
  texts: CarouselTexts;
  viewportId: string;
};

/** Previous, dots, next and pause; nothing while everything is in view. */
export function CarouselControls({ carousel, autoplay, texts, viewportId }: CarouselControlsProps) {
  const { api, index, stopCount, canGoBack, canGoOn } = carousel;
  // The place is kept on the server and until the slides are counted, so that nothing moves when the controls come.
  if (!api || stopCount === 0) return <div className={css.controls} aria-hidden="true" />;
  if (stopCount === 1) return null;
  const stops = Array.from({ length: stopCount }, (_, stop) => stop);
  return (
    <div className={css.controls}>
      <IconButton
        icon="chevron-start"
        label={texts.previous}
        tooltip="none"
        look="outline"
        className={css.step}
        aria-controls={viewportId}
        aria-disabled={!canGoBack}
        onClick={() => api.scrollPrev()}
      />
      <div className={css.dots}>
        {stops.map((stop) => (
          <button
            key={stop}
            type="button"
            className={css.dot}
            aria-label={texts.goTo(stop + 1)}
            aria-current={stop === index ? 'true' : undefined}
            onClick={() => api.scrollTo(stop)}
          />
        ))}
      </div>
      {autoplay.isOffered && (
        <IconButton
          icon={autoplay.isPlaying ? 'pause' : 'play'}
          label={(autoplay.isPlaying ? texts.pause : texts.play) ?? ''}
          tooltip="none"
          look="outline"
          className={css.step}
          onClick={autoplay.toggle}
        />
      )}
      <IconButton
        icon="chevron-end"
        label={texts.next}
        tooltip="none"
        look="outline"
        className={css.step}
        aria-controls={viewportId}
        aria-disabled={!canGoOn}
        onClick={() => api.scrollNext()}
      />
    </div>
  );
}
