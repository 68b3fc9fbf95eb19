import type { Page } from '@dana/contracts/api/page';
import { Container, Grid, Notice, RichText } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { PageBand } from '../../parts/page-band.tsx';
import { OtherPages } from './other-pages.tsx';
import css from './page-view.module.css';

/** A page of words that the shop's people write: title, text in a readable measure, and the other pages beside it. */
export function PageView({ page }: { page: Page }) {
  const { t } = useTranslation('content');
  const lang = page.text_lang ?? undefined;
  return (
    <>
      <PageBand
        title={page.title}
        titleLang={lang}
        text={page.seo?.description}
        crumbs={[{ text: page.title }]}
      />
      <Container className={css.page}>
        <Grid columns="aside-end">
          <article className={css.article}>
            {lang && <Notice tone="info">{t('pages.otherLanguage')}</Notice>}
            <div lang={lang} dir={lang && (lang === 'ar' ? 'rtl' : 'ltr')}>
              <RichText html={page.content} className={css.text} />
            </div>
          </article>
          <OtherPages current={page.slug} />
        </Grid>
      </Container>
    </>
  );
}
