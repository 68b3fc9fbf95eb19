import { paths } from '@dana/contracts/paths';
import { Breadcrumbs, classNames, Container, type Crumb, Picture } from '@dana/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './page-band.module.css';

type PageBandProps = {
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: string | undefined;
  overline?: string | undefined;
  text?: ReactNode | undefined;
  /** The way here after the home page; the last one is this page. */
  crumbs: Crumb[];
  /** Shown beside the words from 768 px, below them on phones. */
  picture?: string | undefined;
};

/** How wide its picture is drawn. */
export const bandPictureSizes = '(min-width: 48rem) 45vw, 100vw';

/** The opening of a page of words: the way here, its name, and a picture where it has one. */
export function PageBand({ title, titleLang, overline, text, crumbs, picture }: PageBandProps) {
  const { t } = useTranslation('content');
  return (
    <div className={css.band}>
      <Container className={classNames(css.inside, picture && css.withPicture)}>
        <div className={css.words}>
          <Breadcrumbs
            label={t('page.breadcrumb')}
            crumbs={[{ text: t('page.home'), href: paths.home() }, ...crumbs]}
          />
          {overline && <p className={css.overline}>{overline}</p>}
          <h1 tabIndex={-1}>
            <bdi lang={titleLang}>{title}</bdi>
          </h1>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {picture && (
          <Picture
            src={picture}
            alt=""
            ratio="wide"
            sizes={bandPictureSizes}
            priority
            ground="none"
            className={css.picture}
          />
        )}
      </Container>
    </div>
  );
}
