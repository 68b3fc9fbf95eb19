import { useTexts } from '@dana/i18n';
import { PageBand } from '../../parts/page-band.tsx';

export const bandPicture = '/api/media/scene-blog-pearls/wide-natural.jpg';

/** The opening of the blog: its name beside a picture. */
export function BlogBand() {
  const { t } = useTexts('content');
  return (
    <PageBand
      title={t('blog.title')}
      text={t('blog.text')}
      crumbs={[{ text: t('blog.crumb') }]}
      picture={bandPicture}
    />
  );
}
