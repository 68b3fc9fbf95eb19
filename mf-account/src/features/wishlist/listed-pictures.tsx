import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { PanelPart } from '#parts/panel-part.tsx';
import { ListedPicture } from './listed-picture.tsx';
import css from './listed-pictures.module.css';
import { useWishlist } from './use-wishlist.ts';

const shownCount = 4;

/** The newest products of the wishlist, as pictures. */
export function ListedPictures() {
  const { t } = useTexts('account');
  const items = useWishlist()?.items.slice(0, shownCount) ?? [];
  if (items.length === 0) return null;
  return (
    <PanelPart title={t('overview.wishlist')} allHref={paths.wishlist()}>
      <ul className={css.pictures}>
        {items.map((item) => (
          <ListedPicture key={item.productId} item={item} />
        ))}
      </ul>
    </PanelPart>
  );
}
