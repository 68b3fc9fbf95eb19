import { latePart, useHydrated } from '@dana/runtime';
import { Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { FilterLink } from './filter-link.tsx';
import { changeListing } from './listing-state.ts';
import css from './price-filter.module.css';
import type { Listing } from './use-listing.ts';

// The slider is the heaviest part of the page and of no use before the page is hydrated.
const PriceSlider = latePart(async () => (await import('./price-slider.tsx')).PriceSlider);

/** Lowest and highest price; not there where there is nothing to choose between. */
export function PriceFilter({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const isHydrated = useHydrated();
  const { priceRange, state } = listing;
  if (!priceRange || priceRange.max <= priceRange.min) return null;
  const pending = <Skeleton shape="block" />;
  return (
    <div className={css.block}>
      <div className={css.head}>
        <h2 className={css.title}>{t('filters.price')}</h2>
        {state.minPrice !== undefined && state.maxPrice !== undefined && (
          <FilterLink
            listing={listing}
            next={changeListing(state, { minPrice: undefined, maxPrice: undefined })}
            className={css.reset}
          >
            {t('filters.resetPrice')}
          </FilterLink>
        )}
      </div>
      <div className={css.slider}>
        {isHydrated ? (
          <PriceSlider key={priceRange.key} listing={listing} range={priceRange} pending={pending} />
        ) : (
          pending
        )}
      </div>
    </div>
  );
}
