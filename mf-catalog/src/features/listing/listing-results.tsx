import { Button, classNames, Pagination, StateView } from '@dana/ui';
import { Fragment, memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyListing, RelatedToFound } from './empty-listing.tsx';
import css from './listing-results.module.css';
import { LoadedPages } from './loaded-pages.tsx';
import { ProductItems, ProductList, SkeletonItems } from './product-list.tsx';
import type { Listing } from './use-listing.ts';
import { type ListingState, writeListing } from './listing-state.ts';

/** The products of a listing, or why there are none. */
export function ListingResults({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const heading = useRef<HTMLHeadingElement>(null);
  const isPaged = listing.layout.paging === 'pages';
  // What was pressed is seen to be pressed first: on a slow phone the cards take longer than a frame.
  const settled = useDeferredValue(listing);
  const isLate = isPaged && settled.products !== listing.products;
  // Not the list itself, which comes late: around it, in the frame of the press.
  const isDimmed = isLate || (listing.isChanging && (isPaged || listing.state.page === 1));
  usePagingFocus(listing.state, isPaged && !listing.isChanging && !isLate, heading);
  return (
    <section
      aria-labelledby="listing-results"
      aria-busy={listing.isChanging || isLate || !listing.products}
      className={classNames(css.results, isDimmed && css.dimmed)}
    >
      {/* The heading itself takes the focus: hidden words that had it would show. */}
      <h2 id="listing-results" ref={heading} tabIndex={-1}>
        <span className="visually-hidden">{t('listing.results')}</span>
      </h2>
      {isPaged ? <OnePage listing={settled} /> : <ManyPages listing={listing} />}
    </section>
  );
}

/** Rendered only for another `listing`. */
const OnePage = memo(function OnePage({ listing }: { listing: Listing }) {
  const { products, hasFailed, view, layout } = listing;
  if (hasFailed) return <Failed listing={listing} />;
  if (products?.length === 0) return <EmptyListing listing={listing} />;
  // Other products are another list. Cards that stayed and slid to new places would make the page jump.
  const list = products?.map(({ id }) => id).join(' ');
  return (
    <Fragment key={list}>
      <ProductList listing={listing}>
        {products ? <ProductItems {...{ view, layout, products }} isFirstPage /> : <SkeletonItems />}
      </ProductList>
      {products && <Pages listing={listing} />}
      {products && listing.scope.kind === 'search' && listing.state.page === 1 && (
        <RelatedToFound found={products} />
      )}
    </Fragment>
  );
});

function ManyPages({ listing }: { listing: Listing }) {
  const isOnFirst = listing.state.page === 1;
  if (listing.hasFailed && isOnFirst) return <Failed listing={listing} />;
  if (listing.products?.length === 0 && isOnFirst) return <EmptyListing listing={listing} />;
  return <LoadedPages listing={listing} />;
}

function Failed({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  return (
    <StateView
      kind="error"
      title={t('listing.failed.title')}
      text={t('listing.failed.text')}
      action={<Button onClick={listing.retry}>{t('state.retry')}</Button>}
    />
  );
}

function Pages({ listing: { state, meta, hrefOf } }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
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
      className={classNames(css.pages, 'no-print')}
    />
  );
}

/**
 * After a change of page, and only then, the focus goes to the heading of the results: the links that were pressed are
 * below them. A filter or another order leaves the focus where it is.
 */
function usePagingFocus(
  state: ListingState,
  isSettled: boolean,
  heading: RefObject<HTMLElement | null>,
): void {
  const rest = writeListing({ ...state, page: 1, view: undefined });
  const shown = useRef({ page: state.page, rest });
  useEffect(() => {
    if (!isSettled) return;
    const isPaged = shown.current.rest === rest && shown.current.page !== state.page;
    shown.current = { page: state.page, rest };
    if (isPaged) heading.current?.focus();
  }, [isSettled, rest, state.page, heading]);
}
