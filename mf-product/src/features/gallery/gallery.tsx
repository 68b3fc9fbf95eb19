import type { Picture } from '@dana/contracts/api/picture';
import { latePart } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GalleryControls } from './gallery-controls.tsx';
import css from './gallery.module.css';
import { type GalleryForm, pictureSizes } from './product-pictures.ts';
import { Stage } from './stage.tsx';
import { Dots, Thumbnails } from './thumbnails.tsx';
import type { Gallery } from './use-gallery.ts';
import { VideoButton } from './video-button.tsx';

const ZoomDialog = latePart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog, { lost: 'press' });

type ProductGalleryProps = {
  gallery: Gallery;
  name: string;
  form?: GalleryForm | undefined;
  /** The video is what this page is about. */
  isAboutVideo?: boolean | undefined;
  /** It is what the page is about, and not something that lies over another one. */
  isOfPage?: boolean | undefined;
};

/** The pictures of a product, its video, and both over the whole screen. On phones every form is a row to swipe. */
export function ProductGallery({
  gallery,
  name,
  form = 'stage',
  isAboutVideo = false,
  isOfPage = false,
}: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const { pictures, track, variationPicture, videoId } = gallery;
  const [enlarged, setEnlarged] = useState<Picture>();

  if (pictures.length === 0 && !variationPicture) {
    return (
      <div className={css.missing} role="img" aria-label={t('gallery.missing')}>
        <Icon name="picture" size={32} />
      </div>
    );
  }
  const hasThumbnails = form === 'stage' && pictures.length > 1;
  const known = pictures.findIndex(({ full_url }) => full_url === enlarged?.full_url);
  return (
    <div
      className={classNames(css.gallery, form !== 'stage' && css[form])}
      data-covered={variationPicture ? '' : undefined}
    >
      <div className={css.frame}>
        <Stage
          gallery={gallery}
          name={name}
          sizes={pictureSizes[form]}
          isSpread={form === 'mosaic' || form === 'stack'}
          isOfPage={isOfPage}
          onEnlarge={setEnlarged}
        />
        <VideoButton videoId={videoId} name={name} isLarge={isAboutVideo} />
        <GalleryControls
          gallery={gallery}
          onEnlarge={() => setEnlarged(variationPicture ?? pictures[track.index])}
        />
      </div>
      {hasThumbnails && <Thumbnails gallery={gallery} />}
      {form === 'slider' && pictures.length > 2 && <Dots gallery={gallery} />}
      {enlarged && (
        <ZoomDialog
          // A variation's picture need not be among the product's.
          pictures={known < 0 ? [enlarged] : pictures}
          startIndex={Math.max(0, known)}
          standIns={known < 0 ? [] : shownSources(track.trackRef.current)}
          name={name}
          onClose={() => setEnlarged(undefined)}
          onLost={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}

/** What the browser has loaded of each picture of the row, in its order. */
function shownSources(row: HTMLElement | null): (string | undefined)[] {
  return Array.from(row?.children ?? [], (slide) => {
    const image = slide.querySelector('img');
    return image && image.naturalWidth > 0 ? image.currentSrc : undefined;
  });
}
