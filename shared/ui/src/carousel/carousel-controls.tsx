import { IconButton } from '@dana/ui';
import { useState } from 'react';
import { pointerOnly } from '../pointer-only/index.tsx';
import { SpokenAnswer } from '../spoken-answer/index.tsx';
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

/** Previous, next, pause, and dots for pointers; nothing while everything is in view. */
export function CarouselControls({ carousel, autoplay, texts, viewportId }: CarouselControlsProps) {
  const { api, index, stopCount, canGoBack, canGoOn } = carousel;
  const [pressedTo, setPressedTo] = useState<number>();
  // The place is kept on the server and until the slides are counted, so that nothing moves when the controls come.
  if (!api || stopCount === 0) return <div className={css.controls} aria-hidden="true" />;
  if (stopCount === 1) return null;
  const turn = (move: () => void) => {
    move();
    setPressedTo(api.selectedScrollSnap());
  };
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
        onClick={() => turn(api.scrollPrev)}
      />
      <div className={css.dots}>
        {stops.map((stop) => (
          <button
            key={stop}
            type="button"
            {...pointerOnly}
            className={css.dot}
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
        onClick={() => turn(api.scrollNext)}
      />
      {/* The answer to a press: what moves by itself, or under a finger, is not spoken. */}
      <SpokenAnswer words={pressedTo === undefined ? undefined : texts.position(pressedTo + 1, stopCount)} />
    </div>
  );
}
