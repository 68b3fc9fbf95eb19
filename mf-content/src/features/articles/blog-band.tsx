import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { PageBand } from '../../parts/page-band.tsx';
import { journalWords } from './journal-words.ts';

/** The opening of the blog: its name, beside a picture where the shop has one for it. */
export function BlogBand() {
  const { t } = useTranslation('content');
  return <PageBand {...journalWords(useShell().api, t)} crumbs={[{ text: t('blog.crumb') }]} />;
}
