import { Container } from '@dana/ui';
import { SearchForm } from '../search/search-form.tsx';
import type { FrameLook } from '../parts/frame-look.ts';
import { HeaderActions } from './header-actions.tsx';
import css from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';

/** The one row of a header: logo, menu, search and the shopper's own things. */
export function HeaderRow({ look }: { look: Pick<FrameLook, 'menu' | 'search'> }) {
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        <MenuButton />
        <HomeLink />
        <MainMenu align={look.menu} />
        {look.search === 'field' && <SearchForm place="header" />}
        <HeaderActions hasField={look.search === 'field'} />
      </Container>
    </div>
  );
}
