import { paths } from '@dana/contracts/paths';
import { Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { BeautyCard } from '#product/beauty-card.tsx';
import { useTranslation } from 'react-i18next';
import css from './beauty-page.module.css';
import { DepartmentTabs } from './department-tabs.tsx';
import { bannersAt } from './home-content.ts';
import { HomeSection } from './home-section.tsx';
import { PictureCards } from './picture-cards.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';

const tileCount = 3;

/** The home of the beauty department. */
export function BeautyPage() {
  return <ThemePage theme="beauty">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department }: ThemeData) {
  const { t } = useTranslation('catalog');
  const categories = department?.children ?? [];
  const offers = bannersAt(home.banner, 'offer');
  const [story] = bannersAt(home.banner, 'spots');
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
      {offers.length > 0 && (
        <HomeSection title={t('offers.title')}>
          <PictureCards banners={offers} />
        </HomeSection>
      )}
      {story && <Story banner={story} />}
      {department && (
        <HomeSection
          title={t('tabs.title')}
          more={{ href: paths.category('beauty'), text: t('home.seeAll') }}
        >
          <DepartmentTabs department={department} card={(product) => <BeautyCard product={product} />} />
        </HomeSection>
      )}
      <Testimonials testimonials={home.testimonials} perView="two" />
    </>
  );
}
