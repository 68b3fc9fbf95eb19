import { classNames } from '@dana/ui';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import css from './filter-panel.module.css';
import { OptionFilter } from './option-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { ResetFilters } from './reset-filters.tsx';
import { StatusFilter } from './status-filter.tsx';
import { TopRated } from './top-rated.tsx';
import type { Listing } from './use-listing.ts';

type FilterPanelProps = {
  listing: Listing;
  /** One below the other, or side by side in four columns. */
  form?: 'column' | 'columns';
};

/** All filters of a listing. The one that the page fixes is not shown. */
export function FilterPanel({ listing, form = 'column' }: FilterPanelProps) {
  const { kind } = listing.scope;
  const status = <StatusFilter listing={listing} />;
  const categories = kind !== 'category' && <CategoryFilter listing={listing} />;
  const brands = kind !== 'brand' && <BrandFilter listing={listing} />;
  const price = <PriceFilter listing={listing} />;
  if (form === 'columns')
    return (
      <div className={css.columns}>
        <div className={css.stack}>
          <div className={css.scripted}>{status}</div>
          <div>{brands}</div>
        </div>
        <div className={css.stack}>
          <div>{categories}</div>
          <OptionFilter listing={listing} className={css.scripted} />
        </div>
        <div className={css.stack}>
          {price}
          <div className={css.scripted}>
            <RatingFilter listing={listing} />
          </div>
          <ResetFilters listing={listing} className={css.scripted} />
        </div>
        <TopRated listing={listing} />
      </div>
    );
  return (
    <div className={css.panel}>
      {price}
      <div className={classNames(css.block, css.scripted)}>{status}</div>
      {categories && <div className={css.block}>{categories}</div>}
      <OptionFilter listing={listing} className={classNames(css.block, css.scripted)} />
      <div className={classNames(css.block, css.scripted)}>
        <RatingFilter listing={listing} />
      </div>
      {brands && <div className={css.block}>{brands}</div>}
      <TopRated listing={listing} className={css.block} />
      <ResetFilters listing={listing} className={css.scripted} />
    </div>
  );
}
