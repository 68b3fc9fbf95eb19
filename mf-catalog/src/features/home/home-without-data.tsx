import { useShell } from '@dana/runtime';
import { Button, Container, Grid, Notice } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#api/categories.queries.ts';
import { suggestedProductsQuery } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import { useTranslation } from 'react-i18next';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { tilesOf } from './home-content.ts';
import { HomeSection } from './home-section.tsx';

/** The home page when its own data could not be had. */
export function HomeWithoutData({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const categories = useQuery(categoriesQuery(api));
  const products = useQuery(suggestedProductsQuery(api));
  const tiles = tilesOf(categories.data ?? []);
  const cards = products.data?.products.slice(0, 8) ?? [];
  return (
    <>
      <Container>
        <Notice
          tone="warning"
          action={
            <Button variant="outline" size="small" onClick={onRetry}>
              {t('state.retry')}
            </Button>
          }
        >
          {t('home.partly')}
        </Notice>
      </Container>
      {tiles.length > 0 && (
        <HomeSection title={t('home.categories')}>
          <CategoryTiles categories={tiles} />
        </HomeSection>
      )}
      <Benefits />
      {cards.length > 0 && (
        <HomeSection title={t('home.products')}>
          <Grid columns="cards" as="ul">
            {cards.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </Grid>
        </HomeSection>
      )}
    </>
  );
}
