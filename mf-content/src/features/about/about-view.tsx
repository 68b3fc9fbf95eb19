import { paths } from '@dana/contracts/paths';
import type { AboutFacts } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Breadcrumbs, classNames, Container, LinkButton, Picture, RichText } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { aboutPageQuery } from '../../api/about.queries.ts';
import css from './about-view.module.css';
import { History } from './history.tsx';
import { OurWord } from './our-word.tsx';
import { Principles } from './principles.tsx';
import { ShopFigures } from './shop-figures.tsx';

export const aboutPictureSizes = '(min-width: 80rem) 80rem, 100vw';

/** The story of the shop, its numbers and how it works: as much of it as the shop tells. */
export function AboutView({ about }: { about: AboutFacts }) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: page } = useQuery(aboutPageQuery(api));
  const lang = page?.text_lang ?? undefined;
  const { picture, story = [], history = [], principles = [], quotation, closing } = about;
  return (
    <>
      <Container className={css.opening}>
        <Breadcrumbs
          label={t('page.breadcrumb')}
          crumbs={[{ text: t('page.home'), href: paths.home() }, { text: t('about.crumb') }]}
        />
        <div className={css.heading}>
          <p className={css.overline}>{about.overline}</p>
          <h1 tabIndex={-1} className={css.title}>
            <bdi lang={lang}>{page?.title ?? about.title}</bdi>
          </h1>
          <p className={css.lead}>{page?.seo?.description ?? about.lead}</p>
        </div>
        {picture && (
          <Picture
            src={picture.file}
            alt={picture.alt}
            ratio="wide"
            sizes={aboutPictureSizes}
            priority
            className={css.picture}
          />
        )}
      </Container>
      <Container size="narrow">
        {page ? (
          <div lang={lang}>
            <RichText html={page.content} className={css.story} />
          </div>
        ) : (
          <div className={css.story}>
            {story.map((paragraph, index) => (
              <p key={paragraph} className={classNames(index > 0 && css.second)}>
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </Container>
      <ShopFigures />
      {history.length > 0 && <History years={history} />}
      {principles.length > 0 && <Principles principles={principles} />}
      <OurWord quotation={quotation} />
      <Container className={css.closing}>
        {closing && <h2>{closing}</h2>}
        <LinkButton href={paths.shop()} size="large" iconEnd="arrow-end">
          {t('about.shop')}
        </LinkButton>
      </Container>
    </>
  );
}
