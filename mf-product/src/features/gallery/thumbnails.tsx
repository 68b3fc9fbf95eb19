import { classNames, Picture } from '@dana/ui';
import { pointerOnly } from '@dana/ui/pointer-only';
import css from './thumbnails.module.css';
import type { Gallery } from './use-gallery.ts';

/** One small picture for each large one, for pointers. */
export function Thumbnails({ gallery }: { gallery: Gallery }) {
  const { pictures, track, variationPicture } = gallery;
  return (
    <ul aria-hidden="true" className={classNames(css.thumbs, 'no-print')}>
      {pictures.map((picture, place) => (
        <li key={picture.full_url}>
          <button
            type="button"
            className={css.thumb}
            {...pointerOnly}
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

/** A point for each place of a row of two, for pointers. */
export function Dots({ gallery }: { gallery: Gallery }) {
  const { pictures, track } = gallery;
  return (
    <ul aria-hidden="true" className={classNames(css.dots, 'no-print')}>
      {pictures.slice(1).map((picture, place) => (
        <li key={picture.full_url}>
          <button
            type="button"
            className={css.dot}
            {...pointerOnly}
            aria-current={place === track.index ? 'true' : undefined}
            onClick={() => gallery.show(place)}
          />
        </li>
      ))}
    </ul>
  );
}
