import { classNames } from '@dana/ui';
import { CardRail } from './card-rail.tsx';
import { CartAction } from './cart-action.tsx';
import css from './jewelry-card.module.css';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';

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
        <CardRail product={product} className={css.rail} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductCategory product={product} />
        <div className={css.swap}>
          <div className={css.price}>
            <ProductPrice product={product} form="stacked" />
          </div>
          <div className={classNames(css.cart, 'no-print')}>
            <CartAction product={product} cart={cart} variant="outline" isIconOnTouch />
          </div>
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
