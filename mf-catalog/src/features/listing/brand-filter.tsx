import { Button } from '@dana/ui';
import { useState } from 'react';
import type { NamedBrand } from '#api/brands.queries.ts';
import { useTranslation } from 'react-i18next';
import { facetCounts, isWorthOffering } from './facet-counts.ts';
import { FilterCount } from './filter-count.tsx';
import { FilterLink } from './filter-link.tsx';
import css from './link-list.module.css';
import { findBrand } from './listing-query.ts';
import { changeListing } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

const shownAtFirst = 8;

/** The brands as links; many are folded away. */
export function BrandFilter({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const [showsAll, setShowsAll] = useState(false);
  const { state, brands } = listing;
  const counts = facetCounts(listing.meta);
  const chosen = state.brand ? findBrand(brands, state.brand) : undefined;
  const leadsOn = ({ id, slug }: NamedBrand) =>
    isWorthOffering(counts, counts?.ofBrand(id)) && listing.canMatch(changeListing(state, { brand: slug }));
  const offered = brands.filter((brand) => leadsOn(brand) || brand === chosen);
  const shown = offered.filter((brand, index) => showsAll || index < shownAtFirst || brand === chosen);
  if (offered.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{t('filters.brands')}</h2>
      <ul>
        {shown.map((brand) => {
          const isChosen = brand === chosen;
          return (
            <li key={brand.id}>
              <FilterLink
                listing={listing}
                next={changeListing(state, { brand: isChosen ? undefined : brand.slug })}
                className={css.link}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span>{brand.name}</span>
                {counts && <FilterCount count={counts.ofBrand(brand.id)} isLeast={counts.isPartial} />}
              </FilterLink>
            </li>
          );
        })}
      </ul>
      {offered.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className={css.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'filters.fewerBrands' : 'filters.allBrands')}
        </Button>
      )}
    </>
  );
}
