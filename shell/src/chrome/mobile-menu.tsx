import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import { NavLink } from 'react-router-dom';
import { AccountLinks } from './account-links.tsx';
import { BrandMark } from './brand-mark.tsx';
import { useKnownPages } from './known-pages.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './mobile-menu.module.css';
import { menuLinks } from './navigation.ts';
import { useNativeDialog } from './use-native-dialog.ts';

/** The menu of small screens, from the start edge. A native dialog: it holds focus, closes on Esc, gives focus back. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const { props, close } = useNativeDialog(onClose);

  return (
    <dialog {...props} aria-label={t('menu.label')} className={css.dialog}>
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
