import { useTexts } from '@dana/i18n';
import { Skeleton } from '@dana/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import css from './price-filter.module.css';
import type { Listing } from './use-listing.ts';

// The slider is the heaviest part of the page and of no use before the page is alive.
const PriceSlider = lazy(() =>
  import('./price-slider.tsx').then((module) => ({ default: module.PriceSlider })),
);

/** Lowest and highest price. Nothing to choose where all products cost the same. */
export function PriceFilter({ listing }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { priceRange } = listing;
  const pending = <Skeleton shape="block" />;
  return (
    <>
      <h2 className={css.title}>{t('filters.price')}</h2>
      <div className={css.slider}>
        {isAlive && priceRange && priceRange.max > priceRange.min ? (
          <Suspense fallback={pending}>
            <PriceSlider key={priceRange.key} listing={listing} range={priceRange} />
          </Suspense>
        ) : (
          pending
        )}
      </div>
    </>
  );
}

const neverChanges = () => () => {};
