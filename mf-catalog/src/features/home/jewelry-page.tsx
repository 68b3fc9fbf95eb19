import { paths } from '@dana/contracts/paths';
import { JewelryCard } from '#product/jewelry-card.tsx';
import { useTranslation } from 'react-i18next';
import { Benefits } from './benefits.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import { bannersAt } from './home-content.ts';
import { HomeSection } from './home-section.tsx';
import { Mosaic } from './mosaic.tsx';
import { Story } from './story.tsx';
import { type ThemeData, ThemePage } from './theme-page.tsx';
import { ThumbHero } from './thumb-hero.tsx';

/** The home of the jewelry department. */
export function JewelryPage() {
  return <ThemePage theme="jewelry">{(data) => <Sections {...data} />}</ThemePage>;
}

function Sections({ home, department }: ThemeData) {
  const { t } = useTranslation('catalog');
  const [story] = bannersAt(home.banner, 'about');
  return (
    <>
      <ThumbHero slides={home.sliders} />
      <Mosaic banners={bannersAt(home.banner, 'banner')} />
      {department && (
        <HomeSection
          title={t('tabs.title')}
          more={{ href: paths.category('jewelry'), text: t('home.seeAll') }}
        >
          <DepartmentTabs department={department} card={(product) => <JewelryCard product={product} />} />
        </HomeSection>
      )}
      {story && <Story banner={story} />}
      <Benefits />
    </>
  );
}
