import { useTexts } from '@dana/i18n';
import { Button, Grid, Pagination, StateView } from '@dana/ui';
import { useRef } from 'react';
import { productsPerPage } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import { ProductCardSkeleton } from '#product/product-card-skeleton.tsx';
import { ProductRow } from '#product/product-row.tsx';
import type { ProductView } from '#product/product-view.ts';
import { EmptyListing } from './empty-listing.tsx';
import css from './listing-results.module.css';
import type { Listing } from './use-listing.ts';
import { usePagingFocus } from './use-paging-focus.ts';

/** The products of a listing, or why there are none. */
export function ListingResults({ listing }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const heading = useRef<HTMLHeadingElement>(null);
  usePagingFocus(listing.state, !listing.isChanging, heading);
  return (
    <section
      aria-labelledby="listing-results"
      aria-busy={listing.isChanging || !listing.products}
      className={css.results}
    >
      {/* The heading itself takes the focus: hidden words that had it would show. */}
      <h2 id="listing-results" ref={heading} tabIndex={-1}>
        <span className="visually-hidden">{t('listing.results')}</span>
      </h2>
      <Content listing={listing} />
    </section>
  );
}

function Content({ listing }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const { products, state, hasFailed, isChanging, retry } = listing;
  if (hasFailed)
    return (
      <StateView
        kind="error"
        title={t('listing.failed.title')}
        text={t('listing.failed.text')}
        action={<Button onClick={retry}>{t('state.retry')}</Button>}
      />
    );
  if (!products) return <Skeletons />;
  if (products.length === 0) return <EmptyListing listing={listing} />;
  return (
    <>
      <div className={isChanging ? css.dimmed : undefined}>
        {state.view === 'list' ? <Rows products={products} /> : <Cards products={products} />}
      </div>
      <Pages listing={listing} />
    </>
  );
}

const cardSizes = '(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw';
/** How many pictures are in the first view of a phone and nearly so on a desk. */
const priorityCount = 2;

function Cards({ products }: { products: readonly ProductView[] }) {
  return (
    <Grid columns="cards" as="ul">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={cardSizes} priority={index < priorityCount} />
        </li>
      ))}
    </Grid>
  );
}

function Rows({ products }: { products: readonly ProductView[] }) {
  return (
    <ul className={css.rows}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow product={product} />
        </li>
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <Grid columns="cards">
      {Array.from({ length: productsPerPage }, (_, index) => index).map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

function Pages({ listing: { state, meta, hrefOf } }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  return (
    <Pagination
      current={state.page}
      pageCount={meta?.last_page ?? 1}
      hrefFor={(page) => hrefOf({ ...state, page })}
      labels={{
        nav: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { page }),
      }}
      className={css.pages}
    />
  );
}
