import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { RemoteSlot, useShell } from '@dana/runtime';
import { ProductCard } from '#product/product-card.tsx';
import { useTranslation } from 'react-i18next';
import { CategoryCards } from './category-cards.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import { bannersAt } from './home-content.ts';
import page from './home-page.module.css';
import { HomeSection } from './home-section.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';

const articleCount = 3;

/** The home of the fashion department. */
export function FashionPage() {
  return <ThemePage theme="fashion">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department }: ThemeData) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const [story] = bannersAt(home.banner, 'banner');
  return (
    <>
      <ThemeHero slides={home.sliders} look="light" />
      {department && department.children.length > 0 && (
        <HomeSection
          title={t('home.categories')}
          more={{ href: paths.category('fashion'), text: t('home.seeAll') }}
        >
          <CategoryCards categories={department.children} />
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
      {story && <Story banner={story} />}
      {offers(api, 'posts') && (
        <div data-part="" suppressHydrationWarning className={page.slots}>
          <RemoteSlot name="content.latestArticles" props={{ count: articleCount }} />
        </div>
      )}
      <Testimonials testimonials={home.testimonials} perView="one" />
    </>
  );
}
