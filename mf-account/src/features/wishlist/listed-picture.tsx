import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Picture, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listedProductQuery } from '#api/product.queries.ts';
import type { WishlistItem } from './wishlist-item.ts';
import css from './listed-pictures.module.css';

/** A product of the wishlist as its picture and name; nothing when the shop no longer has it. */
export function ListedPicture({ item }: { item: WishlistItem }) {
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
