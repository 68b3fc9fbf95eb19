import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { RemoteSlot, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type HomeView, homeQuery, type ProductCollection } from '#api/home.queries.ts';
import { reducedProductsQuery, suggestedProductsQuery } from '#api/products.queries.ts';
import { useTranslation } from 'react-i18next';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Deals } from './deals.tsx';
import { Hero } from './hero.tsx';
import { bannersAt, collectionsWithout, dealsOf, tilesOf } from './home-content.ts';
import css from './home-page.module.css';
import { HomeSection } from './home-section.tsx';
import { HomeWithoutData } from './home-without-data.tsx';
import { hasNoProducts } from './load-home.ts';
import { ProductTabs } from './product-tabs.tsx';
import { Story } from './story.tsx';

const articleCount = 3;

/** The home page; when its own data is missing, what categories and products alone can give. */
export function HomePage() {
  const { api } = useShell();
  const shop = shopOf(api);
  const home = useQuery(homeQuery(api));
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">{shop.home?.heading ?? shop.name}</h1>
      {home.data ? (
        <HomeSections home={home.data} />
      ) : (
        <HomeWithoutData onRetry={() => void home.refetch()} />
      )}
      {offers(api, 'posts') && (
        <div data-part="" className={css.slots}>
          <RemoteSlot name="content.latestArticles" props={{ count: articleCount }} />
        </div>
      )}
      <div data-part="" className={css.slots}>
        <RemoteSlot name="content.newsletter" props={{}} />
      </div>
    </div>
  );
}

function HomeSections({ home }: { home: HomeView }) {
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
      <Hero slides={home.sliders} />
      {/* What is below the first view is hydrated part by part, each in a task of its own and behind the first view. */}
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
