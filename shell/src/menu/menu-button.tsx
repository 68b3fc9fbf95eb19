import { useTexts } from '@dana/i18n';
import { Icon } from '@dana/ui';
import { type MouseEvent, lazy, Suspense, useState } from 'react';
import { footerMenuId } from '../chrome/footer-menu.tsx';
import { hasOwnMeaning } from '../chrome/link-click.ts';
import css from './menu-button.module.css';

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })));

/** Below 992 px: opens the menu's drawer. Without scripts it leads to the same links in the footer. */
export function MenuButton() {
  const { t } = useTexts('shell');
  const [isOpen, setOpen] = useState(false);

  const open = (event: MouseEvent): void => {
    if (hasOwnMeaning(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={`#${footerMenuId}`} className={css.button} aria-label={t('menu.open')} onClick={open}>
        <Icon name="menu" size={24} />
      </a>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
