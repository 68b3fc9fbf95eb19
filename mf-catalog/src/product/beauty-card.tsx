import { classNames } from '@dana/ui';
import css from './beauty-card.module.css';
import { CartAction } from './cart-action.tsx';
import { CompareButton } from './compare-button.tsx';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';
import { WishlistButton } from './wishlist-button.tsx';

type BeautyCardProps = { product: ProductView; sizes?: string };

/** A product with its words in the middle; the cart's bar rises from the foot of the picture. */
export function BeautyCard({
  product,
  sizes = '(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw',
}: BeautyCardProps) {
  const cart = useCardCart(product);
  return (
    <article className={css.card}>
      <div className={css.stage}>
        <ProductPicture product={product} sizes={sizes} />
        <div className={classNames(css.rail, 'no-print')}>
          <WishlistButton product={product} />
          <CompareButton product={product} />
          <QuickViewButton product={product} />
        </div>
        <div className={classNames(css.bar, 'no-print')}>
          <CartAction product={product} cart={cart} block />
        </div>
      </div>
      <div className={css.words}>
        <ProductCategory product={product} />
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductPrice product={product} className={css.price} />
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
