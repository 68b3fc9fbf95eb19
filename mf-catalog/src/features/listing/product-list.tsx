import { classNames } from '@dana/ui';
import { memo, type ReactNode } from 'react';
import { productsPerPage } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import { ProductCardSkeleton } from '#product/product-card-skeleton.tsx';
import type { DescribedProduct } from '#product/product-view.ts';
import css from './product-list.module.css';
import type { Listing } from './use-listing.ts';

type ProductListProps = {
  listing: Listing;
  /** Nothing will be appended: a last card that is alone in its row takes all of it. Default true. */
  isWhole?: boolean;
  children: ReactNode;
};

/** The list around the products of one or several pages: cards in columns, or rows. */
export function ProductList({ listing, isWhole = true, children }: ProductListProps) {
  const { view, layout } = listing;
  const cards = classNames(css.cards, css[layout.cards], isWhole && css.whole);
  return <ul className={view === 'list' ? css.rows : cards}>{children}</ul>;
}

type ProductItemsProps = Pick<Listing, 'view' | 'layout'> & {
  products: readonly DescribedProduct[];
  /** Its first pictures are among the first of the document. */
  isFirstPage?: boolean;
};

const sizesOf = {
  three: '(width >= 75rem) 19rem, (width >= 62rem) 34vw, (width >= 48rem) 46vw, 46vw',
  four: '(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw',
  threeOrFour: '(width >= 87.5rem) 19vw, (width >= 75rem) 24vw, (width >= 62rem) 34vw, 46vw',
} as const;
/** How many pictures are in the first view of a phone and nearly so on a desktop. */
const priorityCount = 2;

/** The products of one page, each as an item of the list around it. Rendered only for other products, or in another form. */
export const ProductItems = memo(function ProductItems({
  view,
  layout,
  products,
  isFirstPage = false,
}: ProductItemsProps) {
  const { row: Row } = layout;
  return products.map((product, index) => (
    <li key={product.id}>
      {view === 'list' && Row ? (
        <Row product={product} />
      ) : (
        <ProductCard
          product={product}
          sizes={sizesOf[layout.cards]}
          priority={isFirstPage && index < priorityCount}
          isOnce
        />
      )}
    </li>
  ));
});

/** A page of products that is not there yet. */
export function SkeletonItems() {
  return Array.from({ length: productsPerPage }, (_, index) => index).map((index) => (
    <li key={index}>
      <ProductCardSkeleton />
    </li>
  ));
}
