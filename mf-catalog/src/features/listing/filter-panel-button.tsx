import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { Button, classNames } from '@dana/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './filter-panel-button.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

type FilterPanelButtonProps = { listing: Listing; className: string | undefined };

/** Opens the filters as a panel that pushes the products down, and stays while they are set. */
export function FilterPanelButton({ listing, className }: FilterPanelButtonProps) {
  const { t } = useTranslation('catalog');
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenOverlaysEnd(() => setOpen(false)), []);
  const activeCount = useActiveFilters(listing).length;
  return (
    <div className={classNames(css.block, className)}>
      <Button
        variant="outline"
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {activeCount > 0 ? t('filters.openWith', { count: activeCount }) : t('filters.open')}
      </Button>
      <section id={panelId} aria-label={t('filters.title')} hidden={!isOpen} className={css.panel}>
        {isOpen && <FilterPanel listing={listing} form="columns" />}
      </section>
    </div>
  );
}
