import { latePart, usePreload } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { type MouseEvent, startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { footerMenuId } from '../navigation/footer-menu-id.ts';
import { hasOwnMeaning } from '../parts/link-click.ts';
import css from './menu-button.module.css';

const MobileMenu = latePart(async () => (await import('./mobile-menu.tsx')).MobileMenu, { lost: 'press' });

/** Below 992 px: opens the menu's drawer. Without scripts it leads to the same links in the footer. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  usePreload(MobileMenu, opener);

  const open = (event: MouseEvent): void => {
    if (hasOwnMeaning(event)) return;
    event.preventDefault();
    // The button is seen to be pressed first: on a slow phone the menu takes longer than a frame.
    startTransition(() => setOpen(true));
  };
  return (
    <>
      <a
        ref={opener}
        href={`#${footerMenuId}`}
        data-press=""
        className={css.button}
        aria-label={t('menu.open')}
        onClick={open}
      >
        <Icon name="menu" size={24} />
      </a>
      {isOpen && <MobileMenu onClose={() => setOpen(false)} onLost={() => setOpen(false)} />}
    </>
  );
}
