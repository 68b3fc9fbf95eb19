import type { ReactNode } from 'react';
import type { ProductView } from '#product/product-view.ts';
import { useTranslation } from 'react-i18next';
import css from './popular-row.module.css';

type PopularRowProps = {
  title: string;
  products: readonly ProductView[];
  card: (product: ProductView) => ReactNode;
};

/** Five in view on a desktop, the rest behind a scrollbar that shows. */
export function PopularRow({ title, products, card }: PopularRowProps) {
  const { t } = useTranslation('catalog');
  return (
    // A region that scrolls must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer
    <div role="region" aria-label={t('carousel.of', { title })} tabIndex={0} className={css.scroll}>
      <ul className={css.row}>
        {products.map((product) => (
          <li key={product.id} className={css.item}>
            {card(product)}
          </li>
        ))}
      </ul>
    </div>
  );
}
