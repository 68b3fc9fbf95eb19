import { useShell } from '@dana/runtime';
import { Button, buttonClass, classNames, Notice } from '@dana/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { productsQuery } from '#api/products.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './loaded-pages.module.css';
import { ProductItems, ProductList, SkeletonItems } from './product-list.tsx';
import type { Listing } from './use-listing.ts';

/** Pages 1 to the one of the address in one list, and a button that appends the next. */
export function LoadedPages({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { state, meta, isChanging, hasFailed } = listing;
  // The page that was asked for by the button: its first product takes the focus when it is there.
  const [askedFor, setAskedFor] = useState<number>();
  const pages = Array.from({ length: state.page }, (_, index) => index + 1);
  const lastPage = meta?.last_page ?? 1;
  const total = meta?.total ?? 0;
  const next = { ...state, page: state.page + 1 };
  const loadMore = () => {
    setAskedFor(next.page);
    // The same step of the history: Back leads to where the shopper came from, not through every load.
    listing.goTo(next, { replace: true });
  };
  const shownCount = Math.min(
    total,
    (state.page - 1) * (meta?.per_page ?? 0) + (listing.products?.length ?? 0),
  );
  return (
    <>
      <ProductList listing={listing} isWhole={!isChanging && state.page >= lastPage}>
        {pages.map((page) => (
          <PageOfProducts key={page} listing={listing} page={page} takesFocus={page === askedFor} />
        ))}
      </ProductList>
      <div className={classNames(css.foot, 'no-print')}>
        {state.page < lastPage ? (
          <>
            <p className={css.count}>
              {t(meta?.more_than_total ? 'listing.shownOfMore' : 'listing.shown', {
                shown: shownCount,
                count: total,
              })}
            </p>
            <LoadMore href={listing.hrefOf(next)} isBusy={isChanging} onPress={loadMore} />
          </>
        ) : (
          !isChanging && !hasFailed && <p className={css.count}>{t('listing.end')}</p>
        )}
      </div>
    </>
  );
}

type PageOfProductsProps = { listing: Listing; page: number; takesFocus: boolean };

function PageOfProducts({ listing, page, takesFocus }: PageOfProductsProps) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const query = listing.query && { ...listing.query, page: page > 1 ? page : undefined };
  const answer = useQuery({ ...productsQuery(api, query), placeholderData: keepPreviousData });
  const start = useRef<HTMLLIElement>(null);
  const isThere = answer.data !== undefined && !answer.isPlaceholderData;
  useEffect(() => {
    if (isThere && takesFocus)
      start.current?.nextElementSibling?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [isThere, takesFocus]);

  if (answer.isError)
    return (
      <li className={css.failed}>
        <Notice
          tone="error"
          role="alert"
          action={
            <Button variant="outline" size="small" onClick={() => void answer.refetch()}>
              {t('state.retry')}
            </Button>
          }
        >
          {t('listing.failed.title')}
        </Notice>
      </li>
    );
  return (
    <>
      <li ref={start} hidden />
      {answer.data ? (
        <ProductItems
          view={listing.view}
          layout={listing.layout}
          products={answer.data.products}
          isFirstPage={page === 1}
        />
      ) : (
        <SkeletonItems />
      )}
    </>
  );
}

type LoadMoreProps = { href: string; isBusy: boolean; onPress: () => void };

/** A link, so that all products are within reach without script; with it the page stays. */
function LoadMore({ href, isBusy, onPress }: LoadMoreProps) {
  const { t } = useTranslation('catalog');
  return (
    <Link
      to={href}
      className={buttonClass({ variant: 'outline', size: 'large' })}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (!isBusy) onPress();
      }}
    >
      {t(isBusy ? 'listing.loadingMore' : 'listing.loadMore')}
    </Link>
  );
}
