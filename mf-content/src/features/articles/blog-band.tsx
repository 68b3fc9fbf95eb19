import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Breadcrumbs, Container, Picture } from '@dana/ui';
import css from './blog-band.module.css';

const bandPicture = '/api/media/scene-blog-pearls/wide-natural.jpg';

/** The opening of the blog: its name beside a picture. */
export function BlogBand() {
  const { t } = useTexts('content');
  return (
    <div className={css.band}>
      <Container className={css.inside}>
        <div className={css.words}>
          <Breadcrumbs
            label={t('page.breadcrumb')}
            crumbs={[{ text: t('page.home'), href: paths.home() }, { text: t('blog.crumb') }]}
          />
          <h1 tabIndex={-1}>{t('blog.title')}</h1>
          <p className={css.text}>{t('blog.text')}</p>
        </div>
        <Picture
          src={bandPicture}
          alt=""
          ratio="wide"
          sizes="(min-width: 48rem) 45vw, 100vw"
          ground="none"
          className={css.picture}
        />
      </Container>
    </div>
  );
}
