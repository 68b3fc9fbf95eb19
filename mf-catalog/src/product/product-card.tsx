import { type PointerEvent, useState } from 'react';
import { CardRail } from './card-rail.tsx';
import { CartButton } from './cart-button.tsx';
import css from './product-card.module.css';
import { ProductCategory } from './product-category.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import type { ProductView } from './product-view.ts';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';

type ProductCardProps = {
  product: ProductView;
  /** The `sizes` of its picture. Default: four in a row on wide screens, two on phones. */
  sizes?: string | undefined;
  /** Its picture is among the first of the page. */
  priority?: boolean | undefined;
  /** Its list has the product once. */
  isOnce?: boolean | undefined;
};

const quarterSizes = '(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw';

/** A product in a grid or a carousel. */
export function ProductCard({ product, sizes = quarterSizes, priority, isOnce }: ProductCardProps) {
  const cart = useCardCart(product);
  const [wasPointedAt, setPointedAt] = useState(false);
  // The second view is fetched for those who point at a card, not for everyone who passes it.
  const pointAt = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setPointedAt(true);
  };
  return (
    <article className={css.card} onPointerEnter={pointAt}>
      <ProductPicture
        product={product}
        sizes={sizes}
        priority={priority}
        showsSecond={wasPointedAt}
        isOnce={isOnce}
      />
      <div className={css.words}>
        <ProductCategory product={product} />
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductRating product={product} />
        <div className={css.foot}>
          <ProductPrice product={product} form="stacked" />
          <CartButton product={product} cart={cart} className={css.bag} />
        </div>
        <RefusalText refusal={cart.refusal} />
      </div>
      <CardRail product={product} className={css.rail} />
    </article>
  );
}
