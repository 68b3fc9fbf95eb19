import { classNames, IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './gallery.module.css';
import type { Gallery } from './use-gallery.ts';
import type { Track } from './use-track.ts';

/** Full screen, previous and next: the one set of controls for everybody; pictures and thumbnails do the same under a pointer. */
export function GalleryControls({ gallery, onEnlarge }: { gallery: Gallery; onEnlarge: () => void }) {
  const { t } = useTranslation('product');
  const { pictures, track, variationPicture } = gallery;
  const hasSeveral = pictures.length > 1;
  return (
    <>
      <div className={classNames(css.controls, 'no-print')}>
        <IconButton
          icon="search"
          className={css.turn}
          label={t('gallery.enlarge')}
          tooltip="none"
          onClick={onEnlarge}
        />
        {hasSeveral && (
          <>
            <IconButton
              icon="chevron-start"
              className={css.turn}
              label={t('gallery.previous')}
              tooltip="none"
              onClick={() => gallery.show(track.index - 1)}
            />
            <IconButton
              icon="chevron-end"
              className={css.turn}
              label={t('gallery.next')}
              tooltip="none"
              onClick={() => gallery.show(track.index + 1)}
            />
          </>
        )}
      </div>
      {hasSeveral && !variationPicture && (
        <PictureCounter track={track} count={pictures.length} className={css.counter} />
      )}
    </>
  );
}

type PictureCounterProps = {
  track: Pick<Track, 'index' | 'isTurned'>;
  count: number;
  className: string | undefined;
};

/** "2 / 5" for the eye, a sentence for screen readers: spoken where it answers a press. */
export function PictureCounter({ track: { index, isTurned }, count, className }: PictureCounterProps) {
  const { t } = useTranslation('product');
  return (
    <p className={className}>
      <span className="visually-hidden" aria-live={isTurned ? 'polite' : 'off'}>
        {t('gallery.position', { position: index + 1, total: count })}
      </span>
      <bdi dir="ltr" translate="no" aria-hidden="true">{`${index + 1} / ${count}`}</bdi>
    </p>
  );
}
