import { useTexts } from '@dana/i18n';
import { Container } from '@dana/ui';
import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark.tsx';
import { HeaderActions } from './header-actions.tsx';
import css from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';
import { UtilityStrip } from './utility-strip.tsx';

/** The header of the default layout: a thin strip that scrolls away and a row that stays. */
export function Header() {
  const { t } = useTexts('shell');
  return (
    <header className={css.header}>
      <UtilityStrip />
      <div className={css.bar}>
        <Container className={css.row}>
          <MenuButton />
          <Link to="/" className={css.brand} aria-label={t('header.home')}>
            <BrandMark />
          </Link>
          <MainMenu />
          <SearchForm />
          <HeaderActions />
        </Container>
      </div>
    </header>
  );
}
