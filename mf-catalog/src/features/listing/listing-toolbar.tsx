import { useTexts } from '@dana/i18n';
import { Button, IconButton, SelectField } from '@dana/ui';
import { lazy, Suspense, useState } from 'react';
import { useActiveFilters } from './use-active-filters.ts';
import { changeListing, type SortKey, sortKeys } from './listing-state.ts';
import css from './listing-toolbar.module.css';
import type { Listing } from './use-listing.ts';

const FilterSheet = lazy(() =>
  import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
);

type ListingToolbarProps = { listing: Listing; hasAside: boolean };

/** How many products there are, in which form and order; on phones the way to the filters. */
export function ListingToolbar({ listing, hasAside }: ListingToolbarProps) {
  const { t } = useTexts('catalog');
  const { state, goTo } = listing;
  return (
    <div className={css.toolbar}>
      <ShownCount listing={listing} />
      <div className={css.controls}>
        <FilterButton listing={listing} className={hasAside ? css.narrowOnly : undefined} />
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
        <div role="group" aria-label={t('view.label')} className={css.views}>
          {(['grid', 'list'] as const).map((view) => (
            <IconButton
              key={view}
              icon={view}
              label={t(`view.${view}`)}
              aria-pressed={state.view === view}
              filled={false}
              onClick={() => goTo({ ...state, view })}
            />
          ))}
        </div>
      </div>
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

function ShownCount({ listing: { meta, products } }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const first = meta ? (meta.current_page - 1) * meta.per_page + 1 : 0;
  const values = { from: first, to: first + (products?.length ?? 0) - 1, count: meta?.total ?? 0 };
  const isWhole = values.to - values.from + 1 >= values.count;
  // The element stays while its words change, so that the change is spoken.
  return (
    <p role="status" className={css.count}>
      {meta && t(isWhole ? 'listing.count' : 'listing.showing', values)}
    </p>
  );
}

function FilterButton({ listing, className }: { listing: Listing; className: string | undefined }) {
  const { t } = useTexts('catalog');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const activeCount = useActiveFilters(listing).length;
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <div className={className}>
      <Button variant="outline" icon="filter" onClick={open} aria-haspopup="dialog">
        {activeCount > 0 ? t('filters.openWith', { count: activeCount }) : t('filters.open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet listing={listing} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
