import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Badge, Button, IconButton, Picture, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listedProductQuery } from '#api/product.queries.ts';
import { useTranslation } from 'react-i18next';
import { AddListedProduct } from './add-listed-product.tsx';
import { ListedProductPrice } from './listed-product-price.tsx';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist-grid.module.css';

type WishlistCardProps = { item: WishlistItem; takesFocus: boolean; onRemove: () => void };

/** One product of the list, as the shop knows it now. */
export function WishlistCard({ item, takesFocus, onRemove }: WishlistCardProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { data: product, isPending, isError, refetch } = useQuery(listedProductQuery(api, item.slug));
  const link = useRef<HTMLAnchorElement>(null);
  const name = product?.name ?? item.title;

  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);

  return (
    <article className={css.card} aria-busy={isPending || undefined}>
      <div className={css.picture}>
        {product?.main_img ? (
          <Picture
            src={product.main_img.full_url}
            alt=""
            sizes="(width >= 62rem) 288px, (width >= 48rem) 30vw, 46vw"
          />
        ) : (
          <Skeleton shape="picture" />
        )}
      </div>
      <p className={css.name}>
        <Link ref={link} to={paths.product(item.slug)} lang={product?.text_lang ?? undefined} dir="auto">
          {name}
        </Link>
      </p>
      <div className={css.price}>
        {product ? (
          <ListedProductPrice product={product} seen={item.seenPrice} />
        ) : (
          isPending && <Skeleton width="wide" />
        )}
      </div>
      <div className={css.stock}>
        {isPending && <Skeleton width="half" />}
        {isError && (
          <Badge tone="neutral" look="plain">
            {t('wishlist.stock.unknown')}
          </Badge>
        )}
        {(product === null || product?.withdrawn) && (
          <Badge tone="neutral" look="plain">
            {t('wishlist.stock.gone')}
          </Badge>
        )}
        {product && !product.withdrawn && <ProductStock product={product} />}
      </div>
      <div className={css.add}>
        {product && !product.withdrawn && <AddListedProduct product={product} />}
        {isError && (
          <Button size="small" variant="outline" block icon="return" onClick={() => void refetch()}>
            {t('wishlist.note.retry')}
          </Button>
        )}
      </div>
      <IconButton
        icon="close"
        label={t('wishlist.remove', { title: name })}
        tooltip="none"
        look="raised"
        className={css.remove}
        onClick={onRemove}
      />
    </article>
  );
}

function ProductStock({ product }: { product: Product }) {
  const { t } = useTranslation('account');
  const isInStock = product.current_stock > 0;
  return (
    <Badge tone={isInStock ? 'success' : 'neutral'} look="plain">
      {t(isInStock ? 'wishlist.stock.in' : 'wishlist.stock.out')}
    </Badge>
  );
}
