import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Picture, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PanelPart } from '#parts/panel-part.tsx';
import { listedProductQuery } from '#api/product.queries.ts';
import { useTranslation } from 'react-i18next';
import type { WishlistItem } from './wishlist-item.ts';
import css from './listed-pictures.module.css';
import { useWishlist } from './use-wishlist.ts';

const shownCount = 4;

/** The newest products of the wishlist, as pictures. */
export function ListedPictures() {
  const { t } = useTranslation('account');
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

/** A product of the wishlist as its picture and name; nothing when the shop no longer has it. */
function ListedPicture({ item }: { item: WishlistItem }) {
  const { api } = useShell();
  const { data: product } = useQuery(listedProductQuery(api, item.slug));
  if (product === null) return null;
  return (
    <li>
      <Link to={paths.product(item.slug)} className={css.product}>
        {product?.main_img ? (
          <Picture src={product.main_img.full_url} alt="" sizes="(width >= 48rem) 180px, 42vw" />
        ) : (
          <Skeleton shape="picture" />
        )}
        <span className={css.name} lang={product?.text_lang ?? undefined} dir="auto">
          {product?.name ?? item.title}
        </span>
      </Link>
    </li>
  );
}
