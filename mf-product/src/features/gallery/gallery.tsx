import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Icon, IconButton, Picture, classNames } from '@dana/ui';
import css from './gallery.module.css';
import { Stage } from './stage.tsx';
import type { Gallery } from './use-gallery.ts';

/** The pictures of a product: stage, arrows, counter and thumbnails. */
export function ProductGallery({ gallery, name }: { gallery: Gallery; name: string }) {
  const { t } = useTexts('product');
  const isRightToLeft = useShell().direction === 'rtl';
  const { pictures, index, variationPicture } = gallery;
  const count = pictures.length;

  if (count === 0 && !variationPicture) {
    return (
      <div className={css.missing} role="img" aria-label={t('gallery.missing')}>
        <Icon name="picture" size={32} />
      </div>
    );
  }
  const hasSeveral = count > 1;
  return (
    <div className={classNames(css.gallery, hasSeveral && css.several)}>
      <div className={css.frame}>
        <Stage gallery={gallery} name={name} isRightToLeft={isRightToLeft} />
        {hasSeveral && (
          <div className={css.controls}>
            <IconButton
              icon="chevron-start"
              className={css.turn}
              label={t('gallery.previous')}
              tooltip="none"
              onClick={() => gallery.show(index - 1)}
            />
            <IconButton
              icon="chevron-end"
              className={css.turn}
              label={t('gallery.next')}
              tooltip="none"
              onClick={() => gallery.show(index + 1)}
            />
          </div>
        )}
        {hasSeveral && !variationPicture && (
          <p className={css.counter}>
            <span className="visually-hidden" aria-live="polite">
              {t('gallery.position', { position: index + 1, total: count })}
            </span>
            <bdi dir="ltr" aria-hidden="true">{`${index + 1} / ${count}`}</bdi>
          </p>
        )}
      </div>
      {hasSeveral && (
        <ul className={css.thumbs}>
          {pictures.map((picture, place) => (
            <li key={picture.full_url}>
              <button
                type="button"
                className={css.thumb}
                aria-label={t('gallery.show', { position: place + 1, total: count })}
                aria-current={place === index && !variationPicture ? 'true' : undefined}
                onClick={() => gallery.show(place)}
              >
                <Picture src={picture.full_url} alt="" sizes="80px" ground="none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
