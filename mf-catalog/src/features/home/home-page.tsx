import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { RemoteSlot, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type HomeView, homeQuery, type ProductCollection } from '#api/home.queries.ts';
import { reducedProductsQuery, suggestedProductsQuery } from '#api/products.queries.ts';
import { useTranslation } from 'react-i18next';
import { Banners } from './banners.tsx';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Deals } from './deals.tsx';
import { Gadgets } from './gadgets.tsx';
import { Hero } from './hero.tsx';
import {
  arrange,
  arrangeBanners,
  bannersAt,
  createShareOut,
  dealCount,
  dealsOf,
  tilesOf,
} from './home-content.ts';
import css from './home-page.module.css';
import { HomeSection } from './home-section.tsx';
import { HomeWithoutData } from './home-without-data.tsx';
import { hasNoProducts } from './load-home.ts';
import { NewArrivals } from './new-arrivals.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ProductSlides } from './product-slides.tsx';
import { ProductTabs, tabCardCount } from './product-tabs.tsx';
import { lineCount, ShortLists } from './short-lists.tsx';

const articleCount = 3;
const slideCount = 3;
const arrivalCount = 8;

/** The home page; when its own data is missing, what categories and products alone can give. */
export function HomePage() {
  const { t } = useTranslation('catalog');
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
      {home.data && <PhotoStrip photos={bannersAt(home.data.banner, 'photo')} title={t('photos.title')} />}
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
  const { collections } = home;
  const isBare = hasNoProducts(home);
  const suggested = useQuery({ ...suggestedProductsQuery(api), enabled: isBare });
  const { tabs, newArrivals } = arrange(isBare ? [suggestions()] : collections);
  const tiles = tilesOf(home.categories);
  const banners = arrangeBanners(home.banner);
  const photos = bannersAt(home.banner, 'photo');
  const electronics = home.categories.find(({ slug }) => slug === 'electronics');
  // In the order of what is most its own: the tabs and deals as they are, then what else there is.
  const { take, choose } = createShareOut();
  take(tabs[0]?.products.slice(0, tabCardCount) ?? [], tabCardCount);
  const onSale = reduced.data ?? [];
  const deals = take(dealsOf(onSale), dealCount);
  const slideProducts = take(
    onSale.filter(({ picture }) => picture),
    slideCount,
  );
  const arrivals = newArrivals && { ...newArrivals, products: take(newArrivals.products, arrivalCount) };
  const lists = shortLists();
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
      <Suspense>
        <Benefits />
      </Suspense>
      {tabs.length > 0 && (
        <Suspense>
          <HomeSection title={t('home.trending.title')} more={{ href: paths.shop(), text: t('home.seeAll') }}>
            <ProductTabs collections={tabs} />
          </HomeSection>
        </Suspense>
      )}
      <Suspense>
        <Banners banners={banners.first} share="uneven" />
      </Suspense>
      <Suspense>
        <Deals deals={deals} />
      </Suspense>
      <Suspense>
        {electronics && <Gadgets department={electronics} pictures={photos.slice(0, 2)} choose={choose} />}
      </Suspense>
      <Suspense>
        <ProductSlides products={slideProducts} />
      </Suspense>
      <Suspense>{arrivals && arrivals.products.length > 0 && <NewArrivals collection={arrivals} />}</Suspense>
      <Suspense>
        <Banners banners={banners.second} share="even" />
      </Suspense>
      <Suspense>
        <ShortLists lists={lists} />
      </Suspense>
    </>
  );

  function suggestions(): ProductCollection {
    const title = t('home.trending.title');
    return { slug: '', title, link: paths.shop(), products: suggested.data?.products ?? [] };
  }

  function shortLists(): ProductCollection[] {
    const link = paths.shop({ status: 'on-sale' });
    const discounted = { slug: 'discounted', title: t('home.discounted'), link, products: onSale };
    const named = ['featured', 'best-sellers'].flatMap(
      (slug) => collections.find((list) => list.slug === slug) ?? [],
    );
    return [discounted, ...named]
      .map((list) => ({ ...list, products: take(list.products, lineCount) }))
      .filter(({ products }) => products.length > 0);
  }
}
