import { useMoney } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { CartAction } from './cart-action.tsx';
import css from './popular-card.module.css';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import type { ProductView } from './product-view.ts';
import { RefusalText } from './refusal-text.tsx';
import { useCardCart } from './use-card-cart.ts';

/** A product in a long row: picture, the price it begins at, name, and the cart below. */
export function PopularCard({ product }: { product: ProductView }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const cart = useCardCart(product);
  return (
    <article className={css.card}>
      <ProductPicture product={product} sizes="(width >= 75rem) 15rem, (width >= 48rem) 29vw, 44vw" />
      <p translate="no" className={css.price}>
        {t('popular.from', { price: money.text(product.price) })}
      </p>
      <h3 className={css.name}>
        <ProductName product={product} className={css.link} />
      </h3>
      <div className={css.cart}>
        <CartAction product={product} cart={cart} variant="outline" block />
        <RefusalText refusal={cart.refusal} />
      </div>
    </article>
  );
}
