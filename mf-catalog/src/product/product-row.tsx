import { classNames } from '@dana/ui';
import { Toolbar } from '@dana/ui/toolbar';
import { CartAction } from './cart-action.tsx';
import { CompareButton } from './compare-button.tsx';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import css from './product-row.module.css';
import type { DescribedProduct } from './product-view.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';
import { WishlistButton } from './wishlist-button.tsx';

const rowSizes = '(width >= 48rem) 16rem, 36vw';

/** A product in a list: the picture at the start, words and a full button at the end. */
export function ProductRow({ product }: { product: DescribedProduct }) {
  const cart = useCardCart(product);
  return (
    <article className={css.row}>
      <ProductPicture product={product} sizes={rowSizes} isOnce />
      <div className={css.words}>
        <ProductCategory product={product} />
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductRating product={product} />
        <ProductPrice product={product} />
        {product.text && <p className={css.text}>{product.text}</p>}
        <div className={classNames(css.actions, 'no-print')}>
          <CartAction product={product} cart={cart} />
          <Toolbar label={product.name} className={css.tools}>
            <WishlistButton product={product} />
            <CompareButton product={product} tabIndex={-1} />
            <QuickViewButton product={product} tabIndex={-1} />
          </Toolbar>
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
