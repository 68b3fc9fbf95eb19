import { useTexts } from '@dana/i18n';
import { Icon, Picture } from '@dana/ui';
import { type KeyboardEvent, useRef } from 'react';
import css from './gallery.module.css';
import { LoadingFrame } from './loading-frame.tsx';
import { stageSizes } from './product-pictures.ts';
import type { Gallery } from './use-gallery.ts';

/** After this long without movement a swipe is over. */
const settleMs = 250;

type StageProps = { gallery: Gallery; name: string; isRightToLeft: boolean };

/** The large picture: swiped by scroll-snap, turned by arrows and keys, covered by the variation's own picture. */
export function Stage({ gallery, name, isRightToLeft }: StageProps) {
  const { t } = useTexts('product');
  const { pictures, index, variationPicture, trackRef } = gallery;
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = () => {
    const track = trackRef.current;
    if (track) gallery.settle(Math.round(Math.abs(track.scrollLeft) / track.clientWidth));
  };
  const onScroll = () => {
    // Browsers that tell the end of a scroll need no guess; a guess could fall into the middle of the way.
    if ('onscrollend' in window) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, settleMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) gallery.show(index + 1);
    else if (event.key === backward) gallery.show(index - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={t('gallery.label', { name })} className={css.stage} onKeyDown={onKeyDown}>
      <ul
        ref={trackRef}
        aria-label={t('gallery.label', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={css.track}
        inert={variationPicture !== null}
        onScroll={onScroll}
        onScrollEnd={settle}
      >
        {pictures.map((picture, place) => (
          <li key={picture.full_url} className={css.slide}>
            <LoadingFrame src={picture.full_url}>
              <Picture
                src={picture.full_url}
                alt={picture.alt || name}
                sizes={stageSizes}
                ground="none"
                priority={place === 0 && !variationPicture}
              />
            </LoadingFrame>
          </li>
        ))}
      </ul>
      {variationPicture && (
        <div className={css.variation}>
          <LoadingFrame src={variationPicture.full_url}>
            <Picture
              src={variationPicture.full_url}
              alt={variationPicture.alt || name}
              sizes={stageSizes}
              ground="none"
              priority
            />
          </LoadingFrame>
          <button type="button" className={css.back} onClick={gallery.backToPictures}>
            <Icon name="arrow-start" size={16} />
            {t('gallery.back')}
          </button>
        </div>
      )}
    </div>
  );
}
