import { latePart } from '@dana/runtime';
import { classNames, Container, Icon } from '@dana/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameLook } from '../parts/frame-look.ts';
import { SearchForm } from '../search/search-form.tsx';
import { HeaderActions } from './header-actions.tsx';
import css from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { CartLink } from './cart-link.tsx';
import actions from './header-actions.module.css';
// The styles of its button come with every page's: the rows of layout-one must not be painted without them.
import '../menu/category-button.module.css';
import { UtilityStrip } from './utility-strip.tsx';

// Only the pages whose remote asks for layout-one have these rows: they are not in the first script.
const HeaderTiers = latePart(async () => (await import('./header-tiers.tsx')).HeaderTiers);

type HeaderProps = {
  look: FrameLook;
  /** In the checkout: what leads away is left out. */
  isReduced: boolean;
};

/** The header: a thin strip that scrolls away and a row that stays, or the rows of layout-one. */
export function Header({ look, isReduced }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useStuck(header, look.header !== 'row');
  return (
    <header ref={header} className={classNames(css.header, look.header !== 'row' && css[look.header])}>
      <UtilityStrip ground={look.strip} />
      <Row look={look} isReduced={isReduced} />
    </header>
  );
}

function Row({ look, isReduced }: HeaderProps) {
  if (isReduced) return <ReducedHeaderRow />;
  if (look.header !== 'tiers') return <HeaderRow look={look} />;
  return <HeaderTiers />;
}

/** The one row of a header: logo, menu, search and the shopper's own things. */
function HeaderRow({ look }: { look: Pick<FrameLook, 'menu' | 'search'> }) {
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

/** The header's row of the checkout: nothing that leads away from the order but the logo and the cart. */
function ReducedHeaderRow() {
  const { t } = useTranslation('shell');
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        <HomeLink />
        <p className={css.secure}>
          <Icon name="lock" size={20} />
          <span>{t('header.secure')}</span>
        </p>
        <div className={actions.actions}>
          <CartLink />
        </div>
      </Container>
    </div>
  );
}

/** How far a page scrolls before its header counts as stuck. Unit: CSS pixels. */
const stuckAfterPx = 120;

/**
 * Marks an element with `data-stuck` once the page has scrolled. As an attribute, because only the look depends on it:
 * nothing is rendered again while the shopper scrolls.
 */
function useStuck(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!isWanted || !target) return;
    const mark = (): void => {
      target.toggleAttribute('data-stuck', window.scrollY > stuckAfterPx);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => {
      window.removeEventListener('scroll', mark);
      target.removeAttribute('data-stuck');
    };
  }, [element, isWanted]);
}
