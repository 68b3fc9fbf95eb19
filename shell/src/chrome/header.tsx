import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';

export function Header() {
  const { t } = useTexts('shell');
  return (
    <header>
      <Link to="/">{t('brand')}</Link>
    </header>
  );
}
