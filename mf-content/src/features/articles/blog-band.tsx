import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { PageBand } from '../../parts/page-band.tsx';
import { journalWords } from './journal-words.ts';

/** The opening of the blog: its name, beside a picture where the shop has one for it. */
export function BlogBand() {
  const { t } = useTexts('content');
  return <PageBand {...journalWords(useShell().api, t)} crumbs={[{ text: t('blog.crumb') }]} />;
}
