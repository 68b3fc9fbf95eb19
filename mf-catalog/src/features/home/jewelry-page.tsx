import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Container, LinkButton, Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '#api/brands.queries.ts';
import { carouselTexts } from '#product/carousel-texts.ts';
import { JewelryCard } from '#product/jewelry-card.tsx';
import { PopularCard } from '#product/popular-card.tsx';
import { useTranslation } from 'react-i18next';
import { AboutBlock } from './about-block.tsx';
import { Benefits } from './benefits.tsx';
import { BrandRow } from './brand-row.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import { bannersAt, bestRated } from './home-content.ts';
import { HomeSection } from './home-section.tsx';
import css from './jewelry-page.module.css';
import { Mosaic } from './mosaic.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PopularRow } from './popular-row.tsx';
import { Spots } from './spots.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';
import { ThumbHero } from './thumb-hero.tsx';

/** The home of the jewelry department. */
export function JewelryPage() {
  return <ThemePage theme="jewelry">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department, products, newest }: ThemeData) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const brands = useQuery(brandsQuery(api)).data ?? [];
  const [collection] = bannersAt(home.banner, 'spots');
  const own = products[0]?.picture;
  return (
    <>
      <ThumbHero slides={home.sliders} />
      <Benefits />
      <Mosaic banners={bannersAt(home.banner, 'banner')} />
      <AboutBlock banners={bannersAt(home.banner, 'about')} />
      {products.length > 0 && (
        <HomeSection
          title={t('popular.title')}
          more={{ href: paths.category('jewelry'), text: t('home.seeAll') }}
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
          more={{ href: paths.category('jewelry'), text: t('home.seeAll') }}
        >
          <DepartmentTabs department={department} card={(product) => <JewelryCard product={product} />} />
        </HomeSection>
      )}
      {collection && (
        <section className={css.halves} aria-label={collection.title}>
          <Spots banner={collection} />
          <div className={css.own}>
            <h2 className={css.title}>{t('sets.title')}</h2>
            <p>{t('sets.text')}</p>
            <LinkButton href={paths.category('jewelry')} size="large" iconEnd="arrow-end">
              {t('sets.action')}
            </LinkButton>
            {own && <Picture src={own.src} alt="" sizes="16rem" ground="none" className={css.ownPicture} />}
          </div>
        </section>
      )}
      {newest.length > 0 && (
        <HomeSection
          title={t('topSellers.title')}
          more={{ href: paths.category('jewelry'), text: t('home.seeAll') }}
        >
          <Carousel
            label={t('carousel.of', { title: t('topSellers.title') })}
            texts={carouselTexts(t)}
            slides="cards"
          >
            {newest.map((product) => (
              <JewelryCard key={product.id} product={product} />
            ))}
          </Carousel>
        </HomeSection>
      )}
      {brands.length > 0 && (
        <Container className={css.brands}>
          <BrandRow brands={brands} />
        </Container>
      )}
      <PhotoStrip photos={bannersAt(home.banner, 'photo')} title={t('photos.title')} />
    </>
  );
}
