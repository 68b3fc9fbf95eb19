import { classNames } from '@dana/ui';
import css from './beauty-card.module.css';
import { CardRail } from './card-rail.tsx';
import { CartAction } from './cart-action.tsx';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';

/** A product with its words in the middle; the cart's bar rises from the foot of the picture, or is a small bag beside the price. */
export function BeautyCard({ product }: { product: ProductView }) {
  const cart = useCardCart(product);
  return (
    <article className={css.card}>
      <div className={css.stage}>
        <ProductPicture product={product} sizes="(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw" />
        <CardRail product={product} className={css.rail} />
      </div>
      <div className={css.words}>
        <ProductCategory product={product} />
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <div className={css.foot}>
          <ProductPrice product={product} form="stacked" />
          <div className={classNames(css.bar, 'no-print')}>
            <CartAction product={product} cart={cart} block isIconOnTouch />
          </div>
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
