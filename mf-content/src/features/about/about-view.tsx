import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Breadcrumbs, Container, LinkButton, Picture, RichText } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { aboutPageQuery } from '../../api/about.queries.ts';
import css from './about-view.module.css';
import { History } from './history.tsx';
import { OurWord } from './our-word.tsx';
import { Principles } from './principles.tsx';
import { ShopFigures } from './shop-figures.tsx';

export const aboutPicture = '/api/media/scene-about/wide-natural.jpg';
export const aboutPictureSizes = '(min-width: 80rem) 80rem, 100vw';

/** The story of the shop, its numbers and how it works. */
export function AboutView() {
  const { t } = useTexts('content');
  const { api } = useShell();
  const { data: page } = useQuery(aboutPageQuery(api));
  const lang = page?.text_lang ?? undefined;
  return (
    <>
      <Container className={css.opening}>
        <Breadcrumbs
          label={t('page.breadcrumb')}
          crumbs={[{ text: t('page.home'), href: paths.home() }, { text: t('about.crumb') }]}
        />
        <div className={css.heading}>
          <p className={css.overline}>{t('about.overline')}</p>
          <h1 tabIndex={-1} className={css.title}>
            <bdi lang={lang}>{page?.title ?? t('about.title')}</bdi>
          </h1>
          <p className={css.lead}>{page?.seo?.description ?? t('about.lead')}</p>
        </div>
        <Picture
          src={aboutPicture}
          alt={t('about.pictureAlt')}
          ratio="wide"
          sizes={aboutPictureSizes}
          priority
          className={css.picture}
        />
      </Container>
      <Container size="narrow">
        {page ? (
          <div lang={lang}>
            <RichText html={page.content} className={css.story} />
          </div>
        ) : (
          <div className={css.story}>
            <p>{t('about.storyFirst')}</p>
            <p className={css.second}>{t('about.storySecond')}</p>
          </div>
        )}
      </Container>
      <ShopFigures />
      <History />
      <Principles />
      <OurWord />
      <Container className={css.closing}>
        <h2>{t('about.closing')}</h2>
        <LinkButton href={paths.shop()} size="large" iconEnd="arrow-end">
          {t('about.shop')}
        </LinkButton>
      </Container>
    </>
  );
}
