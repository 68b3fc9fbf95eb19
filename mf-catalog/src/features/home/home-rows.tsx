import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type HomeView, homeQuery, type ProductCollection } from '#api/home.queries.ts';
import { reducedProductsQuery } from '#api/home-products.queries.ts';
import { suggestedProductsQuery } from '#api/products.queries.ts';
import { useTranslation } from 'react-i18next';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Deals } from './deals.tsx';
import { bannersAt, collectionsWithout, dealsOf, tilesOf } from './home-content.ts';
import { HomeSection } from './home-section.tsx';
import { HomeWithoutData } from './home-without-data.tsx';
import { hasNoProducts } from './load-home.ts';
import { ProductTabs } from './product-tabs.tsx';
import { Story } from './story.tsx';

/** What stands below the first view of the home; when its own data is missing, what categories and products alone can give. */
export function HomeRows() {
  const { api } = useShell();
  const home = useQuery(homeQuery(api));
  return home.data ? <Sections home={home.data} /> : <HomeWithoutData onRetry={() => void home.refetch()} />;
}

/** Each is hydrated by itself, in a task of its own. */
function Sections({ home }: { home: HomeView }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const reduced = useQuery(reducedProductsQuery(api));
  const isBare = hasNoProducts(home);
  const suggested = useQuery({ ...suggestedProductsQuery(api), enabled: isBare });
  const tiles = tilesOf(home.categories);
  const deals = dealsOf(reduced.data ?? []);
  const tabs = collectionsWithout(isBare ? [suggestions()] : home.collections, deals);
  const [story] = bannersAt(home.banner, 'banner');
  return (
    <>
      {tiles.length > 0 && (
        <Suspense>
          <HomeSection title={t('home.categories')} more={{ href: paths.shop(), text: t('home.seeAll') }}>
            <CategoryTiles categories={tiles} />
          </HomeSection>
        </Suspense>
      )}
      <Suspense>{story && <Story banner={story} />}</Suspense>
      {tabs.length > 0 && (
        <Suspense>
          <HomeSection title={t('home.trending.title')} more={{ href: paths.shop(), text: t('home.seeAll') }}>
            <ProductTabs collections={tabs} />
          </HomeSection>
        </Suspense>
      )}
      <Suspense>
        <Deals deals={deals} />
      </Suspense>
      <Suspense>
        <Benefits />
      </Suspense>
    </>
  );

  function suggestions(): ProductCollection {
    const title = t('home.trending.title');
    return { slug: '', title, link: paths.shop(), products: suggested.data?.products ?? [] };
  }
}
