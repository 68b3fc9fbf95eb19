import { useTexts } from '@dana/i18n';

export function Footer() {
  const { t } = useTexts('shell');
  return <footer>{t('footer.sentence')}</footer>;
}
