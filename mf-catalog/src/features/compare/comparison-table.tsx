import { Badge } from '@dana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@dana/contracts/paths';
import { CartAction } from '#product/cart-action.tsx';
import type { ProductView } from '#product/product-view.ts';
import { RefusalText } from '#product/refusal-text.tsx';
import { useCardCart } from '#product/use-card-cart.ts';
import { ColumnHead } from './column-head.tsx';
import type { ComparedColumn } from './comparison-column.ts';
import { differs, factRows } from './comparison-rows.ts';
import css from './comparison-table.module.css';
import { ProductPrice } from '#product/product-price.tsx';
import { ProductRating } from '#product/product-rating.tsx';
import type { ComparedProduct } from '#api/comparison.queries.ts';
import { useTranslation } from 'react-i18next';

type ComparisonTableProps = {
  columns: readonly ComparedColumn[];
  showsDifferences: boolean;
  isShared: boolean;
};

type Row = {
  name: string;
  /** What is compared, as plain text. */
  plain: (product: ComparedProduct) => string;
  show?: (product: ComparedProduct) => ReactNode;
};

/** One column for each product; it scrolls within itself where the page is too narrow. */
export function ComparisonTable({ columns, showsDifferences, isShared }: ComparisonTableProps) {
  const { t } = useTranslation('catalog');
  const products = columns.flatMap(({ product }) => product ?? []);
  const facts = factRows(products).map(({ name, values }): Row => {
    const byId = new Map(products.map(({ id }, index) => [id, values[index] ?? '']));
    return { name, plain: ({ id }) => byId.get(id) ?? '' };
  });
  const rows = [...ownRows(), ...facts].filter(
    ({ plain }) => !showsDifferences || differs(products.map(plain)),
  );
  return (
    // A region that scrolls must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer
    <div className={css.scroll} role="region" aria-label={t('compare.table')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {t('compare.rows.product')}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={css.column}>
                <ColumnHead column={column} isFixed={isShared} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, plain, show = plain }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              {columns.map(({ id, product }) => (
                <td key={id}>{product && <bdi>{plain(product) ? show(product) : <Nothing />}</bdi>}</td>
              ))}
            </tr>
          ))}
          <tr className="no-print">
            <th scope="row">{t('compare.rows.cart')}</th>
            {columns.map(({ id, product }) => (
              <td key={id}>{product && <CartCell product={product} />}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );

  function ownRows(): Row[] {
    const text = (key: string) => t(`compare.rows.${key}`);
    return [
      {
        name: text('description'),
        plain: ({ description }) => description,
        show: ({ text: words }) => words,
      },
      {
        name: text('price'),
        plain: ({ price, oldPrice }) => `${price} ${oldPrice ?? ''}`,
        show: (product) => <ProductPrice product={product} size="small" />,
      },
      {
        name: text('stock'),
        plain: ({ stock }) => (stock > 0 ? t('compare.inStock') : t('card.outOfStock')),
        show: ({ stock }) => (
          <Badge look="plain" tone={stock > 0 ? 'success' : 'neutral'}>
            {stock > 0 ? t('compare.inStock') : t('card.outOfStock')}
          </Badge>
        ),
      },
      {
        name: text('rating'),
        plain: ({ rating, reviewCount }) => (reviewCount > 0 ? `${rating} ${reviewCount}` : ''),
        show: (product) => <ProductRating product={product} />,
      },
      {
        name: text('brand'),
        plain: ({ brand }) => brand?.name ?? '',
        show: ({ brand }) => brand && <Link to={paths.brand(brand.slug)}>{brand.name}</Link>,
      },
      {
        name: text('sku'),
        plain: ({ sku }) => sku,
        show: ({ sku }) => (
          <bdi dir="ltr" translate="no">
            {sku}
          </bdi>
        ),
      },
    ];
  }
}

/** This product does not say. */
function Nothing() {
  const { t } = useTranslation('catalog');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('compare.unknown')}</span>
    </>
  );
}

/** The cart button under a product of the table. */
function CartCell({ product }: { product: ProductView }) {
  const cart = useCardCart(product);
  return (
    <>
      <CartAction product={product} cart={cart} variant="outline" />
      <RefusalText refusal={cart.refusal} />
    </>
  );
}
