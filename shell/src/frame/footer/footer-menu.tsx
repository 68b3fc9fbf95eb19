import { useTexts } from '@dana/i18n';
import { FooterLinks } from './footer-links.tsx';
import css from './footer.module.css';
import { footerMenuId } from '../navigation/footer-menu-id.ts';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The shop's departments once more at the foot of each page; the only menu of a small screen without scripts. */
export function FooterMenu() {
  const { t } = useTexts('shell');
  const links = useLinks('footer.menu');
  return (
    <nav id={footerMenuId} tabIndex={-1} aria-label={t('footer.menu')} className={css.menu}>
      <FooterLinks links={links} className={css.menuList} linkClass={css.menuLink} />
    </nav>
  );
}
