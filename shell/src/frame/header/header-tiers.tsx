import { phoneLink, shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Container, Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../search/search-form.tsx';
import { HeaderActions } from './header-actions.tsx';
import css from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { CategoryButton } from '../menu/category-button.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';

/** The rows of layout-one: name, wide search and the shopper's things above; the menu and the telephone below, which stay. */
export function HeaderTiers() {
  const { t } = useTranslation('shell');
  const { phone } = shopOf(useShell().api).contact ?? {};
  return (
    <>
      <Container className={css.row}>
        <MenuButton />
        <HomeLink />
        <SearchForm place="wide" />
        <HeaderActions hasField />
      </Container>
      <div className={css.bar}>
        <Container className={css.lowRow}>
          <CategoryButton />
          <MainMenu align="start" />
          {phone && (
            <a href={phoneLink(phone)} className={css.hotline}>
              <Icon name="phone" size={20} />
              <span className={css.hotlineText}>{t('header.hotline')}</span>
              <bdi dir="ltr" translate="no">
                {phone}
              </bdi>
            </a>
          )}
          {/* Only once the rows above have scrolled away. */}
          <div className={css.compact}>
            <HeaderActions hasField={false} />
          </div>
        </Container>
      </div>
    </>
  );
}
