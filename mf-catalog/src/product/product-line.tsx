import css from './product-line.module.css';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import type { ProductView } from './product-view.ts';

/** A product in a short list: small picture, name, price; nothing to press but the product itself. */
export function ProductLine({ product }: { product: ProductView }) {
  return (
    <article className={css.line}>
      <ProductPicture product={product} sizes="7rem" isPlain />
      <div className={css.words}>
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductRating product={product} />
        <ProductPrice product={product} size="small" />
      </div>
    </article>
  );
}
