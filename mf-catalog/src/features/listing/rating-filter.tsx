import { Stars } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { facetCounts } from './facet-counts.ts';
import { FilterCount } from './filter-count.tsx';
import { FilterLink } from './filter-link.tsx';
import { FoldedFilter } from './folded-filter.tsx';
import css from './link-list.module.css';
import { changeListing } from './listing-state.ts';
import valueCss from './option-filter.module.css';
import type { Listing } from './use-listing.ts';

/** So many stars or more. */
export function RatingFilter({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { state, meta } = listing;
  const counts = facetCounts(meta);
  const ratings = counts?.ratings ?? [];
  if (ratings.length === 0) return null;
  return (
    <FoldedFilter title={t('filters.rating')} isChosen={state.rating !== undefined}>
      <ul>
        {ratings.map(({ id, count }) => {
          const stars = Number(id);
          const isChosen = state.rating === stars;
          return (
            <li key={id}>
              <FilterLink
                listing={listing}
                next={changeListing(state, { rating: isChosen ? undefined : stars })}
                className={css.link}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className={valueCss.value}>
                  <Stars value={stars} label={t('filters.ratingFrom', { count: stars })} size="small" />
                  <span aria-hidden="true">{t('filters.orMore')}</span>
                </span>
                <FilterCount count={count} isLeast={counts?.isPartial} />
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </FoldedFilter>
  );
}
