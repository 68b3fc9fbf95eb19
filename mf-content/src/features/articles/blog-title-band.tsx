import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { PageBand } from '../../parts/page-band.tsx';
import { journalWords } from './journal-words.ts';

/** The opening of the blog without its picture, which leaves the first look to the articles. */
export function BlogTitleBand() {
  const { t } = useTranslation('content');
  const { title, text } = journalWords(useShell().api, t);
  return (
    <PageBand overline={t('blog.overline')} title={title} text={text} crumbs={[{ text: t('blog.crumb') }]} />
  );
}
