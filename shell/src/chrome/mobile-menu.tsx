import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { AccountLinks } from './account-links.tsx';
import { BrandMark } from './brand-mark.tsx';
import { useKnownPages } from './known-pages.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './mobile-menu.module.css';
import { menuLinks } from './navigation.ts';

/** The menu of small screens, from the start edge. A native dialog: it holds focus, closes on Esc, gives focus back. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (pathname !== openedAt.current) dialog.current?.close();
  }, [pathname]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Esc and the button do.
    <dialog
      ref={dialog}
      aria-label={t('menu.label')}
      className={css.dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <BrandMark />
          <IconButton icon="close" label={t('menu.close')} tooltip="none" onClick={close} />
        </div>
        <nav aria-label={t('menu.label')} className={css.nav}>
          <ul>
            {menuLinks
              .filter(({ path }) => isKnown(path))
              .map(({ path, text }) => (
                <li key={path}>
                  <NavLink to={path} end={path === '/'} className={css.link ?? ''} onClick={close}>
                    {t(text)}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className={css.foot}>
          <AccountLinks className={css.account} onLeave={close} />
          <LanguageSwitch className={css.language} />
        </div>
      </div>
    </dialog>
  );
}
