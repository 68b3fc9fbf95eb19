import { useTexts } from '@dana/i18n';
import { PageBand } from '../../parts/page-band.tsx';

/** The opening of the blog without its picture, which leaves the first look to the articles. */
export function BlogTitleBand() {
  const { t } = useTexts('content');
  return (
    <PageBand
      overline={t('blog.overline')}
      title={t('blog.title')}
      text={t('blog.text')}
      crumbs={[{ text: t('blog.crumb') }]}
    />
  );
}
