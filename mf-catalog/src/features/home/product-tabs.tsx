import { Grid } from '@dana/ui';
import { ProductCard } from '#product/product-card.tsx';
import type { ProductCollection } from '#api/home.queries.ts';
import { useTranslation } from 'react-i18next';
import phone from './phone-row.module.css';
import css from './product-tabs.module.css';
import { TabList } from './tab-list.tsx';

/** How many products a tab shows. */
const tabCardCount = 8;

/** Collections as tabs, eight products each. A single one needs no tabs. */
export function ProductTabs({ collections }: { collections: readonly ProductCollection[] }) {
  const { t } = useTranslation('catalog');
  const [first, ...others] = collections;
  if (!first) return null;
  if (others.length === 0) return <Cards collection={first} />;
  const tabs = collections.map((collection) => ({
    id: collection.slug || collection.title,
    label: collection.title || t('home.trending.title'),
    content: <Cards collection={collection} />,
  }));
  return <TabList tabs={tabs} label={t('home.trending.tabs')} />;
}

function Cards({ collection }: { collection: ProductCollection }) {
  return (
    <Grid columns="cards" as="ul" className={phone.row}>
      {collection.products.slice(0, tabCardCount).map((product) => (
        <li key={product.id} className={css.card}>
          <ProductCard product={product} />
        </li>
      ))}
    </Grid>
  );
}
