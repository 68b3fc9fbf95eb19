import { paths } from '@dana/contracts/paths';
import { Container, Icon, Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { Link } from 'react-router-dom';
import { BeautyCard } from '#product/beauty-card.tsx';
import { carouselTexts } from '#product/carousel-texts.ts';
import { useTranslation } from 'react-i18next';
import { Banners } from './banners.tsx';
import css from './beauty-page.module.css';
import { Benefits } from './benefits.tsx';
import { CategoryCards } from './category-cards.tsx';
import { Countdown } from './countdown.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import { arrangeBanners, bannersAt } from './home-content.ts';
import { HomeSection } from './home-section.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PictureCards } from './picture-cards.tsx';
import { Spots } from './spots.tsx';
import { Testimonials } from './testimonials.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';

const bestSellerCount = 8;
const tileCount = 3;

/** The home of the beauty department. */
export function BeautyPage() {
  return <ThemePage theme="beauty">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department, products, newest }: ThemeData) {
  const { t } = useTranslation('catalog');
  const categories = department?.children ?? [];
  const offers = bannersAt(home.banner, 'offer');
  const { first: banners } = arrangeBanners(home.banner);
  const running = banners.find(({ ends_at }) => ends_at !== null);
  const [special] = bannersAt(home.banner, 'spots');
  return (
    <>
      <ThemeHero
        slides={home.sliders}
        look="dark"
        foot={
          <ul className={css.tiles}>
            {categories.slice(0, tileCount).map(({ id, slug, name, image }) => (
              <li key={id} className={css.tile}>
                {image && (
                  <Picture
                    src={image.full_url}
                    alt=""
                    sizes="4rem"
                    ground="none"
                    className={css.tilePicture}
                  />
                )}
                <Link to={paths.category(slug)} className={css.tileLink}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        }
      />
      {categories.length > 0 && (
        <HomeSection title={t('home.categories')} more={{ href: paths.shop(), text: t('bestSellers.all') }}>
          <CategoryCards categories={categories} form="counted" />
        </HomeSection>
      )}
      {offers.length > 0 && (
        <HomeSection title={t('offers.title')}>
          <PictureCards banners={offers} words="beside" />
        </HomeSection>
      )}
      {products.length > 0 && (
        <HomeSection
          title={t('bestSellers.title')}
          more={{ href: paths.category('beauty'), text: t('home.seeAll') }}
        >
          <ul className={css.cards}>
            {products.slice(0, bestSellerCount).map((product) => (
              <li key={product.id}>
                <BeautyCard product={product} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <Banners banners={banners} share="uneven" />
      {running?.ends_at && (
        <Container className={css.running}>
          <p className={css.promise}>
            <Icon name="tag" /> {running.text}
          </p>
          <Countdown end={running.ends_at} />
        </Container>
      )}
      {department && (
        <HomeSection
          title={t('collection.title')}
          more={{ href: paths.category('beauty'), text: t('home.seeAll') }}
        >
          <DepartmentTabs department={department} card={(product) => <BeautyCard product={product} />} />
        </HomeSection>
      )}
      {special && newest.length > 0 && (
        <HomeSection title={special.title} overline={special.sub_title} text={special.text}>
          <div className={css.special}>
            <Spots banner={special} />
            <Carousel label={t('special.products')} texts={carouselTexts(t)} className={css.one}>
              {newest.map((product) => (
                <BeautyCard key={product.id} product={product} sizes="(width >= 62rem) 30rem, 92vw" />
              ))}
            </Carousel>
          </div>
        </HomeSection>
      )}
      <Testimonials testimonials={home.testimonials} perView="two" />
      <Benefits />
      <PhotoStrip photos={bannersAt(home.banner, 'photo')} title={t('photos.title')} />
    </>
  );
}
