import { useTexts } from '@dana/i18n';
import { Grid } from '@dana/ui';
import { Tabs } from '@dana/ui/tabs';
import { ProductCard } from '#product/product-card.tsx';
import type { ProductCollection } from './home-content.ts';

const cardCount = 8;

/** Collections as tabs, eight products each. A single one needs no tabs. */
export function ProductTabs({ collections }: { collections: readonly ProductCollection[] }) {
  const { t } = useTexts('catalog');
  const [first, ...others] = collections;
  if (!first) return null;
  if (others.length === 0) return <Cards collection={first} />;
  const items = collections.map((collection) => ({
    id: collection.slug,
    label: collection.title,
    content: <Cards collection={collection} />,
  }));
  return <Tabs items={items} label={t('home.trending.tabs')} />;
}

function Cards({ collection }: { collection: ProductCollection }) {
  return (
    <Grid columns="cards" as="ul">
      {collection.products.slice(0, cardCount).map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Grid>
  );
}
