import { latePart, usePreload } from '@dana/runtime';
import { Button } from '@dana/ui';
import { startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

const FilterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet, { lost: 'press' });

/** Opens the filters in a sheet; says how many are set. */
export function FilterSheetButton({
  listing,
  className,
}: {
  listing: Listing;
  className: string | undefined;
}) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  usePreload(FilterSheet, opener);
  const activeCount = useActiveFilters(listing).length;
  // The button is seen to be pressed first: on a slow phone the sheet takes longer than a frame.
  const open = () =>
    startTransition(() => {
      setOpen(true);
      setWasOpened(true);
    });
  return (
    <div ref={opener} className={className}>
      <Button variant="outline" icon="filter" onClick={open} aria-haspopup="dialog">
        {activeCount > 0 ? t('filters.openWith', { count: activeCount }) : t('filters.open')}
      </Button>
      {wasOpened && (
        <FilterSheet
          listing={listing}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onLost={() => setWasOpened(false)}
        />
      )}
    </div>
  );
}
