import { classNames } from '@dana/ui';
import { CartAction } from './cart-action.tsx';
import { CompareButton } from './compare-button.tsx';
import css from './jewelry-card.module.css';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';
import { WishlistButton } from './wishlist-button.tsx';

type JewelryCardProps = { product: ProductView; sizes?: string };

/** A product whose price makes room for the cart while somebody looks at it; by touch both are there. */
export function JewelryCard({
  product,
  sizes = '(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw',
}: JewelryCardProps) {
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
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductCategory product={product} />
        <div className={css.swap}>
          <div className={css.price}>
            <ProductPrice product={product} />
          </div>
          <div className={classNames(css.cart, 'no-print')}>
            <CartAction product={product} cart={cart} variant="outline" />
          </div>
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
