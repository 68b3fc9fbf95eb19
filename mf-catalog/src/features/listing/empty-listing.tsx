import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Button, Grid, LinkButton, StateView } from '@dana/ui';
import { paths } from '@dana/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { suggestedProductsQuery } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import { useTranslation } from 'react-i18next';
import css from './empty-listing.module.css';
import { resetFilters } from './listing-state.ts';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

const suggestionCount = 4;

/** Nothing matches, or nothing is there yet; with something to go on with. */
export function EmptyListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const { state, scope, goTo } = listing;
  const filters = useActiveFilters(listing);
  const hasFilters = filters.length > 0;
  const keepsQuery = scope.kind === 'search';
  const hasOnlyQuery = filters.every(({ id }) => id === 'tag' || id === 'productType');
  const { help: Help } = listing.layout;
  if (Help && hasOnlyQuery && (state.searchText || state.tag))
    return (
      <>
        <Help listing={listing} />
        <Suggestions title={t('bestSellers.title')} isWide />
      </>
    );
  return (
    <>
      <StateView
        kind="empty"
        icon="search"
        title={t(hasFilters ? 'listing.noMatch.title' : 'listing.empty.title')}
        text={hasFilters ? t('listing.noMatch.text') : (shopOf(api).lists?.empty ?? t('listing.empty.text'))}
        action={
          hasFilters ? (
            <Button onClick={() => goTo(resetFilters(state, { keepsQuery }))}>{t('filters.reset')}</Button>
          ) : (
            <LinkButton href={paths.shop()}>{t('listing.empty.action')}</LinkButton>
          )
        }
      />
      <Suggestions
        title={t('listing.suggestions')}
        isWide={listing.layout.filters !== 'start' && listing.layout.filters !== 'end'}
      />
    </>
  );
}

/** As many as fill one row, and two rows of two on phones. */
function Suggestions({ title, isWide }: { title: string; isWide: boolean }) {
  const { api } = useShell();
  const suggested = useQuery(suggestedProductsQuery(api)).data?.products.slice(0, suggestionCount) ?? [];
  if (suggested.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <Grid columns="cards" as="ul" className={isWide ? css.wide : css.beside}>
        {suggested.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </Grid>
    </>
  );
}
