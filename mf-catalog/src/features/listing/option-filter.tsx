import { classNames } from '@dana/ui';
import { facetCounts } from './facet-counts.ts';
import { FilterCount } from './filter-count.tsx';
import { FilterLink } from './filter-link.tsx';
import { FoldedFilter } from './folded-filter.tsx';
import linkCss from './link-list.module.css';
import { changeListing } from './listing-state.ts';
import css from './option-filter.module.css';
import type { Listing } from './use-listing.ts';

/** Colours, sizes and whatever else the products of the list are chosen by; each folded until it is wanted. */
export function OptionFilter({ listing, className }: { listing: Listing; className?: string | undefined }) {
  const { state, meta } = listing;
  const counts = facetCounts(meta);
  // One value alone leaves nothing to choose.
  const offered = (counts?.attributes ?? []).filter(
    ({ values }) => values.length > 1 || values.some(({ id }) => state.options.includes(id)),
  );
  if (offered.length === 0) return null;
  return (
    <div className={classNames(css.groups, className)}>
      {offered.map(({ id, name, values }) => (
        <FoldedFilter
          key={id}
          title={<bdi>{name}</bdi>}
          isChosen={values.some((value) => state.options.includes(value.id))}
        >
          <ul>
            {values.map((value) => {
              const isChosen = state.options.includes(value.id);
              const others = state.options.filter((other) => other !== value.id);
              return (
                <li key={value.id}>
                  <FilterLink
                    listing={listing}
                    next={changeListing(state, { options: isChosen ? others : [...others, value.id] })}
                    className={linkCss.link}
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    <span className={css.value}>
                      {value.code && <span className={css.swatch} style={{ background: value.code }} />}
                      <bdi>{value.name}</bdi>
                    </span>
                    <FilterCount count={value.count} isLeast={counts?.isPartial} />
                  </FilterLink>
                </li>
              );
            })}
          </ul>
        </FoldedFilter>
      ))}
    </div>
  );
}
