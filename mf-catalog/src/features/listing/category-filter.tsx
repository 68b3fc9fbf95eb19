import type { Category, ChildCategory } from '@dana/contracts/api/category';
import { useTranslation } from 'react-i18next';
import { facetCounts, isWorthOffering } from './facet-counts.ts';
import { FilterCount } from './filter-count.tsx';
import { FilterLink } from './filter-link.tsx';
import css from './link-list.module.css';
import { findCategory } from './listing-query.ts';
import { changeListing, type ListingState } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

/** The departments as links, with the categories of the one that is chosen. */
export function CategoryFilter({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { state, categories } = listing;
  if (categories.length === 0) return null;
  const chosen = state.category ? findCategory(categories, state.category) : undefined;
  const openId = chosen?.parent?.id ?? chosen?.category.id;
  const link = (category: Category | ChildCategory) => (
    <CategoryLink listing={listing} category={category} isChosen={category.id === chosen?.category.id} />
  );
  const counts = facetCounts(listing.meta);
  const isOffered = ({ id, slug }: Category | ChildCategory) =>
    (isWorthOffering(counts, counts?.ofCategory(id)) && listing.canMatch(inCategory(state, slug))) ||
    id === openId ||
    id === chosen?.category.id;
  if (!categories.some(isOffered)) return null;
  return (
    <>
      <h2 className={css.title}>{t('filters.categories')}</h2>
      <ul>
        {categories.filter(isOffered).map((department) => (
          <li key={department.id}>
            {link(department)}
            {department.id === openId && department.children.length > 0 && (
              <ul className={css.nested}>
                {department.children.filter(isOffered).map((child) => (
                  <li key={child.id}>{link(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type CategoryLinkProps = { listing: Listing; category: Category | ChildCategory; isChosen: boolean };

/** A chosen category leads back to the listing without it. */
function CategoryLink({ listing, category, isChosen }: CategoryLinkProps) {
  const counts = facetCounts(listing.meta);
  const count = counts?.ofCategory(category.id) ?? category.products_count;
  const next = inCategory(listing.state, isChosen ? undefined : category.slug);
  return (
    <FilterLink
      listing={listing}
      next={next}
      className={css.link}
      aria-current={isChosen ? 'true' : undefined}
    >
      {category.name}
      <FilterCount count={count} isLeast={counts?.isPartial} />
    </FilterLink>
  );
}

const inCategory = (state: ListingState, category: string | undefined) =>
  changeListing(state, { category, productType: undefined });
