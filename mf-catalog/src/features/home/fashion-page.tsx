import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { RemoteSlot, useShell } from '@dana/runtime';
import { Carousel } from '@dana/ui/carousel';
import { carouselTexts } from '#product/carousel-texts.ts';
import { PopularCard } from '#product/popular-card.tsx';
import { ProductCard } from '#product/product-card.tsx';
import { useTranslation } from 'react-i18next';
import { Benefits } from './benefits.tsx';
import { CategoryCards } from './category-cards.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import css from './fashion-page.module.css';
import { bannersAt, bestRated } from './home-content.ts';
import page from './home-page.module.css';
import { HomeSection } from './home-section.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PictureCards } from './picture-cards.tsx';
import { PopularRow } from './popular-row.tsx';
import { Testimonials } from './testimonials.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';
import { TallBanner } from './tall-banner.tsx';

const articleCount = 3;
const bestSellerCount = 4;

/** The home of the fashion department. */
export function FashionPage() {
  return <ThemePage theme="fashion">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department, products, newest }: ThemeData) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const features = bannersAt(home.banner, 'feature');
  const [tall] = bannersAt(home.banner, 'banner');
  return (
    <>
      <ThemeHero slides={home.sliders} look="light" />
      {department && department.children.length > 0 && (
        <HomeSection
          title={t('home.categories')}
          more={{ href: paths.category('fashion'), text: t('home.seeAll') }}
        >
          <CategoryCards categories={department.children} form="large" />
        </HomeSection>
      )}
      {products.length > 0 && (
        <HomeSection
          title={t('popular.title')}
          more={{ href: paths.category('fashion'), text: t('home.seeAll') }}
        >
          <PopularRow
            title={t('popular.title')}
            products={bestRated(products)}
            card={(product) => <PopularCard product={product} />}
          />
        </HomeSection>
      )}
      {department && (
        <HomeSection
          title={t('tabs.title')}
          more={{ href: paths.category('fashion'), text: t('home.seeAll') }}
        >
          <DepartmentTabs department={department} card={(product) => <ProductCard product={product} />} />
        </HomeSection>
      )}
      {features.length > 0 && (
        <HomeSection title={t('features.title')}>
          <PictureCards banners={features} words="over" />
        </HomeSection>
      )}
      {newest.length > 0 && (
        <HomeSection
          title={t('trendingNow.title')}
          more={{ href: paths.category('fashion'), text: t('home.seeAll') }}
        >
          <div className={css.beside}>
            <Carousel
              label={t('carousel.of', { title: t('trendingNow.title') })}
              texts={carouselTexts(t)}
              slides="natural"
              className={css.pairs}
            >
              {newest.map((product) => (
                <div key={product.id} className={css.half}>
                  <ProductCard product={product} sizes="(width >= 62rem) 26rem, 62vw" />
                </div>
              ))}
            </Carousel>
            {tall && <TallBanner banner={tall} />}
          </div>
        </HomeSection>
      )}
      {products.length > 0 && (
        <HomeSection
          title={t('bestSellers.title')}
          more={{ href: paths.category('fashion'), text: t('bestSellers.all') }}
        >
          <ul className={css.four}>
            {products.slice(0, bestSellerCount).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <Testimonials testimonials={home.testimonials} perView="one" />
      {offers(api, 'posts') && (
        <div data-part="" className={page.slots}>
          <RemoteSlot name="content.latestArticles" props={{ count: articleCount }} />
        </div>
      )}
      <Benefits />
      <PhotoStrip photos={bannersAt(home.banner, 'photo')} title={t('photos.title')} invites />
    </>
  );
}
