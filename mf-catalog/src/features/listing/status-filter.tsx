import { Checkbox, ChoiceGroup } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { facetCounts, isWorthOffering } from './facet-counts.ts';
import { FilterCount } from './filter-count.tsx';
import css from './filter-panel.module.css';
import { changeListing, type Status, statuses } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

/** On sale, in stock; each with how many products it would leave. */
export function StatusFilter({ listing: { state, query, meta, goTo } }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const counts = facetCounts(meta);
  const toggle = (status: Status, isOn: boolean) => {
    const others = state.statuses.filter((other) => other !== status);
    goTo(changeListing(state, { statuses: isOn ? [...others, status] : others }));
  };
  const countOf = (status: Status) => (status === 'on-sale' ? counts?.onSale : counts?.inStock);
  const offered = statuses.filter(
    (status) =>
      (query !== null && isWorthOffering(counts, countOf(status))) || state.statuses.includes(status),
  );
  if (offered.length === 0) return null;
  return (
    <ChoiceGroup legend={t('filters.status')} className={css.choices}>
      {offered.map((status) => (
        <Checkbox
          key={status}
          label={t(status === 'on-sale' ? 'filters.onSale' : 'filters.inStock')}
          aside={counts && <FilterCount count={countOf(status) ?? 0} isLeast={counts.isPartial} />}
          checked={state.statuses.includes(status)}
          onChange={(event) => toggle(status, event.target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
