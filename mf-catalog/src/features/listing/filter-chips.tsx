import { Button, Tag } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './filter-chips.module.css';
import { resetFilters } from './listing-state.ts';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

/** One chip for each filter that is set. */
export function FilterChips({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const filters = useActiveFilters(listing);
  if (filters.length === 0) return null;
  return (
    <div className={css.chips}>
      <ul aria-label={t('chips.label')} className={css.list}>
        {filters.map(({ id, text, values, without }) => (
          <li key={id} className={css.chip}>
            <Tag
              onRemove={() => listing.goTo(without)}
              removeLabel={t('chips.remove', { filter: t(text, values) })}
            >
              <span translate={id === 'price' ? 'no' : undefined}>{t(text, values)}</span>
            </Tag>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          listing.goTo(resetFilters(listing.state, { keepsQuery: listing.scope.kind === 'search' }))
        }
      >
        {t('chips.clear')}
      </Button>
    </div>
  );
}
