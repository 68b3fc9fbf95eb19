import { useTexts } from '@dana/i18n';
import { Button, classNames, LinkButton } from '@dana/ui';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import css from './product-row.module.css';
import type { ProductView } from './product-view.ts';
import { RefusalText } from './refusal-text.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { WishlistButton } from './wishlist-button.tsx';

const rowSizes = '(width >= 48rem) 16rem, 36vw';

/** A product in a list: the picture at the start, words and a full button at the end. */
export function ProductRow({ product }: { product: ProductView }) {
  const cart = useAddToCart(product);
  return (
    <article className={css.row}>
      <ProductPicture product={product} sizes={rowSizes} />
      <div className={css.words}>
        <ProductCategory product={product} />
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductRating product={product} />
        <ProductPrice product={product} />
        <div className={classNames(css.actions, 'no-print')}>
          <RowAction product={product} cart={cart} />
          <WishlistButton product={product} />
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}

type RowActionProps = { product: ProductView; cart: ReturnType<typeof useAddToCart> };

function RowAction({ product, cart }: RowActionProps) {
  const { t } = useTexts('catalog');
  if (product.stock === 0)
    return (
      <Button size="small" disabled>
        {t('card.outOfStock')}
      </Button>
    );
  if (product.hasChoices)
    return (
      <LinkButton size="small" variant="outline" href={product.href}>
        {t('row.choose')}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      variant={cart.isInCart ? 'outline' : 'solid'}
      icon={cart.isInCart ? 'check' : 'bag'}
      busy={cart.isBusy}
      onClick={cart.isInCart ? cart.openCart : cart.add}
    >
      {t(cart.isInCart ? 'row.viewCart' : 'row.addToCart')}
    </Button>
  );
}
