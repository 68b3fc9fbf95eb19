import type { Picture as PictureData } from '@dana/contracts/api/picture';
import { Icon, Picture } from '@dana/ui';
import { pointerOnly } from '@dana/ui/pointer-only';
import { Fragment, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './gallery.module.css';
import { LoadingFrame } from './loading-frame.tsx';
import { GalleryPicture } from './opened-picture.tsx';
import { PictureTrack } from './picture-track.tsx';
import type { Gallery } from './use-gallery.ts';
import { useTurnKeys } from './use-turn-keys.ts';

type StageProps = {
  gallery: Gallery;
  name: string;
  sizes: string;
  /** All pictures stand side by side on wide screens, so that each can be reached by itself. */
  isSpread: boolean;
  /** They are the page's own pictures: one of them came from a card, and goes back to it. */
  isOfPage: boolean;
  onEnlarge: (picture: PictureData) => void;
};

/** The large pictures: swiped, turned by arrows and keys, covered by the variation's own picture. */
export function Stage({ gallery, name, sizes, isSpread, isOfPage, onEnlarge }: StageProps) {
  const { t } = useTranslation('product');
  const { pictures, track, variationPicture } = gallery;
  const variation = useRef<HTMLDivElement>(null);
  const shown = useRef(variationPicture?.full_url);
  // Beside a long row of pictures the one that was just chosen may stand far above what the shopper sees. One that the
  // address names is no choice: who has scrolled on meanwhile stays there.
  const chosen = variationPicture?.full_url;
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const top = variation.current?.getBoundingClientRect().top ?? 0;
    if (chosen && top < 0) variation.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  const onKeyDown = useTurnKeys((step) => gallery.show(track.index + step));
  const Around = isOfPage ? GalleryPicture : Fragment;
  // Where one picture is shown at a time the gallery's own button does the same.
  const enlarge = (picture: PictureData, label: string) => (
    <button
      type="button"
      className={css.enlarge}
      {...(isSpread ? { 'aria-label': label } : pointerOnly)}
      onClick={() => onEnlarge(picture)}
    />
  );
  return (
    <Around>
      <div role="group" aria-label={t('gallery.label', { name })} className={css.stage} onKeyDown={onKeyDown}>
        <PictureTrack
          track={track}
          pictures={pictures}
          name={name}
          sizes={sizes}
          className={css.track}
          slideClass={css.slide}
          hasPriority={!variationPicture}
          over={(place) => {
            const picture = pictures[place];
            const label = t('gallery.enlargeOne', { position: place + 1, total: pictures.length });
            return picture && enlarge(picture, label);
          }}
        />
        {variationPicture && (
          <VariationPicture
            ref={variation}
            picture={variationPicture}
            name={name}
            sizes={sizes}
            onBack={gallery.backToPictures}
          >
            {enlarge(variationPicture, t('gallery.enlarge'))}
          </VariationPicture>
        )}
      </div>
    </Around>
  );
}

type VariationPictureProps = {
  ref: Ref<HTMLDivElement>;
  picture: PictureData;
  name: string;
  sizes: string;
  onBack: () => void;
  children: React.ReactNode;
};

function VariationPicture({ ref, picture, name, sizes, onBack, children }: VariationPictureProps) {
  const { t } = useTranslation('product');
  return (
    <div ref={ref} className={css.variation}>
      <LoadingFrame src={picture.full_url}>
        {(fail) => (
          <Picture
            src={picture.full_url}
            alt={picture.alt || name}
            sizes={sizes}
            ground="none"
            priority
            onFail={fail}
          />
        )}
      </LoadingFrame>
      {children}
      <button type="button" className={css.back} onClick={onBack}>
        <Icon name="arrow-start" size={16} />
        {t('gallery.back')}
      </button>
    </div>
  );
}
