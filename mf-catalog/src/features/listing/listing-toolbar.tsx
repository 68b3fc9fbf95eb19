import { classNames, IconButton, SelectField } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { FilterPanelButton } from './filter-panel-button.tsx';
import { FilterSheetButton } from './filter-sheet-button.tsx';
import { changeListing, type SortKey, sortKeys } from './listing-state.ts';
import css from './listing-toolbar.module.css';
import type { Listing } from './use-listing.ts';
import { useActiveFilters, useIsVainSearch } from './use-active-filters.ts';

/** How many products there are, in which form and order, and the way to the filters where no column shows them. */
export function ListingToolbar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { state, layout, goTo } = listing;
  const { filters } = layout;
  const isBare = useActiveFilters(listing).length === 0 && listing.meta?.total === 0;
  return (
    <div className={css.bar}>
      <div className={css.toolbar}>
        <ShownCount listing={listing} className={css.count} />
        {/* Nothing to order and nothing to narrow: what was typed finds nothing. */}
        {!isBare && (
          <div className={classNames(css.controls, 'no-print')}>
            {filters !== 'none' && (
              <FilterSheetButton
                listing={listing}
                className={filters === 'sheet' ? undefined : css.narrowOnly}
              />
            )}
            <SelectField
              label={t('sort.label')}
              hideLabel
              className={css.sort}
              value={state.sort}
              onChange={(event) => goTo(changeListing(state, { sort: event.target.value as SortKey }))}
            >
              {sortKeys.map((key) => (
                <option key={key} value={key}>
                  {t(`sort.${sortTexts[key]}`)}
                </option>
              ))}
            </SelectField>
            {layout.view && <ViewSwitch listing={listing} />}
          </div>
        )}
      </div>
      {filters === 'panel' && <FilterPanelButton listing={listing} className={classNames(css.wideOnly)} />}
    </div>
  );
}

const sortTexts: Record<SortKey, string> = {
  'default-sorting': 'default',
  'low-to-hight': 'priceUp',
  'high-to-low': 'priceDown',
  'new-added': 'newest',
  'on-sale': 'onSale',
};

function ViewSwitch({ listing: { state, layout, view, goTo } }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  return (
    <div role="group" aria-label={t('view.label')} className={css.views}>
      {(['grid', 'list'] as const).map((choice) => (
        <IconButton
          key={choice}
          icon={choice}
          label={t(`view.${choice}`)}
          aria-pressed={view === choice}
          filled={false}
          onClick={() => goTo({ ...state, view: choice === layout.view ? undefined : choice })}
        />
      ))}
    </div>
  );
}

/** How many products are shown and how many there are. */
function ShownCount({ listing, className }: { listing: Listing; className: string | undefined }) {
  const { t } = useTranslation('catalog');
  const { meta, products, layout, state } = listing;
  const isVain = useIsVainSearch(listing);
  const first = meta && layout.paging === 'pages' ? (meta.current_page - 1) * meta.per_page + 1 : 1;
  const last = meta ? (meta.current_page - 1) * meta.per_page + (products?.length ?? 0) : 0;
  const values = { from: first, to: last, count: meta?.total ?? 0 };
  const isWhole = values.to - values.from + 1 >= values.count;
  const text = meta?.more_than_total
    ? 'listing.showingOfMore'
    : isWhole
      ? 'listing.count'
      : 'listing.showing';
  // The element stays while its words change, so that the change is spoken. That there is nothing is seen once, further down.
  return (
    <p
      role="status"
      className={classNames(className, isVain && css.none, meta?.total === 0 && !isVain && 'visually-hidden')}
    >
      {meta && (isVain ? t('search.none.title', { query: state.searchText ?? state.tag }) : t(text, values))}
    </p>
  );
}
