import { useShopMotif } from '@dana/commerce/shop-motif';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Button, Grid, LinkButton, StateView } from '@dana/ui';
import { paths } from '@dana/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { relatedProductsQuery } from '#api/product-rows.queries.ts';
import { suggestedProductsQuery } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import type { ProductView } from '#product/product-view.ts';
import { useTranslation } from 'react-i18next';
import css from './empty-listing.module.css';
import { hasRelated, suggestionCount } from './has-related.ts';
import { resetFilters } from './listing-state.ts';
import { useActiveFilters, useIsVainSearch } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

/** Nothing matches, or nothing is there yet; with something to go on with. */
export function EmptyListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const { state, scope, goTo } = listing;
  const filters = useActiveFilters(listing);
  const hasFilters = filters.length > 0;
  const keepsQuery = scope.kind === 'search';
  const isVain = useIsVainSearch(listing);
  const { help: Help } = listing.layout;
  if (Help && isVain)
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
        picture={picture}
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

function Suggestions({ title, isWide }: { title: string; isWide: boolean }) {
  const { api } = useShell();
  const suggested = useQuery(suggestedProductsQuery(api)).data?.products ?? [];
  return <Row title={title} products={suggested} isWide={isWide} />;
}

/** What goes with the first of a few products that were found, without those themselves. */
export function RelatedToFound({ found }: { found: readonly ProductView[] }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const [first] = found;
  const related = useQuery({
    ...relatedProductsQuery(api, first?.slug ?? ''),
    enabled: hasRelated(api, found),
  });
  const ids = new Set(found.map(({ id }) => id));
  const others = related.data?.filter(({ id }) => !ids.has(id)) ?? [];
  return <Row title={t('search.related')} products={others} isWide />;
}

type RowProps = { title: string; products: readonly ProductView[]; isWide: boolean };

/** As many as fill one row, and two rows of two on phones. */
function Row({ title, products, isWide }: RowProps) {
  if (products.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <Grid columns="cards" as="ul" className={isWide ? css.wide : css.beside}>
        {products.slice(0, suggestionCount).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </Grid>
    </>
  );
}
