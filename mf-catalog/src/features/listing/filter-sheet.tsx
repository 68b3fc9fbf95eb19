import { Button } from '@dana/ui';
import { Drawer } from '@dana/ui/drawer';
import { useTranslation } from 'react-i18next';
import { FilterPanel } from './filter-panel.tsx';
import css from './filter-sheet.module.css';
import { resetFilters } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

type FilterSheetProps = { listing: Listing; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The filters on narrow pages: each takes effect at once, the button at the foot says with how many results. */
export function FilterSheet({ listing, isOpen, onOpenChange }: FilterSheetProps) {
  const { t } = useTranslation('catalog');
  const { state, scope, meta, goTo } = listing;
  return (
    <Drawer
      side="start"
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      footer={
        <div className={css.foot}>
          <Button
            variant="outline"
            onClick={() => goTo(resetFilters(state, { keepsQuery: scope.kind === 'search' }))}
          >
            {t('filters.clear')}
          </Button>
          <Button busy={listing.isChanging} onClick={() => onOpenChange(false)}>
            {t(meta?.more_than_total ? 'filters.showMany' : 'filters.show', { count: meta?.total ?? 0 })}
          </Button>
        </div>
      }
    >
      <FilterPanel listing={listing} />
    </Drawer>
  );
}
