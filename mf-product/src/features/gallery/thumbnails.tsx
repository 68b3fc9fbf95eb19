import { useTexts } from '@dana/i18n';
import { classNames, Picture } from '@dana/ui';
import css from './thumbnails.module.css';
import type { Gallery } from './use-gallery.ts';

/** One small picture for each large one. */
export function Thumbnails({ gallery }: { gallery: Gallery }) {
  const { t } = useTexts('product');
  const { pictures, track, variationPicture } = gallery;
  return (
    <ul className={classNames(css.thumbs, 'no-print')}>
      {pictures.map((picture, place) => (
        <li key={picture.full_url}>
          <button
            type="button"
            className={css.thumb}
            aria-label={t('gallery.show', { position: place + 1, total: pictures.length })}
            aria-current={place === track.index && !variationPicture ? 'true' : undefined}
            onClick={() => gallery.show(place)}
          >
            <Picture
              src={picture.full_url}
              alt=""
              sizes="(width >= 80rem) 15rem, (width >= 62rem) 18vw, 80px"
              ground="none"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A point for each place of a row of two. */
export function Dots({ gallery }: { gallery: Gallery }) {
  const { t } = useTexts('product');
  const { pictures, track } = gallery;
  return (
    <ul className={classNames(css.dots, 'no-print')}>
      {pictures.slice(1).map((picture, place) => (
        <li key={picture.full_url}>
          <button
            type="button"
            className={css.dot}
            aria-label={t('gallery.show', { position: place + 1, total: pictures.length })}
            aria-current={place === track.index ? 'true' : undefined}
            onClick={() => gallery.show(place)}
          />
        </li>
      ))}
    </ul>
  );
}
