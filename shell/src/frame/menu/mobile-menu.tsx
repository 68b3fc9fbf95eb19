import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { phoneLink, shopOf } from '@dana/contracts/shop/shop-facts';
import { buttonClass, Icon, IconButton } from '@dana/ui';
import { useShell } from '@dana/runtime';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { AccountLinks } from '../parts/account-links.tsx';
import { BrandMark } from '../parts/brand-mark.tsx';
import { useKnownPages } from '../navigation/known-pages.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { useNativeDialog } from '../parts/use-native-dialog.ts';
import { CurrencySelect } from '../currency/currency-select.tsx';
import { MobileCategories } from './mobile-categories.tsx';
import css from './mobile-menu.module.css';
import { MobilePages } from './mobile-pages.tsx';

/** The menu of small screens, from the start edge: categories, pages, ways to talk, account, currency and language. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const { phone } = shopOf(api).contact ?? {};
  const isKnown = useKnownPages();
  const { props, close } = useNativeDialog(onClose);
  return (
    <dialog {...props} aria-label={t('menu.label')} className={css.dialog}>
      <div className={css.panel}>
        <div className={css.head}>
          <BrandMark />
          <IconButton icon="close" label={t('menu.close')} tooltip="none" onClick={close} />
        </div>
        <nav aria-label={t('menu.departments')} className={css.nav}>
          <MobileCategories />
        </nav>
        <nav aria-label={t('menu.pages')} className={css.nav}>
          <MobilePages onLeave={close} />
        </nav>
        <div className={css.talk}>
          {phone && (
            <a href={phoneLink(phone)} className={css.phone}>
              <Icon name="phone" />
              <bdi dir="ltr" translate="no">
                {phone}
              </bdi>
            </a>
          )}
          {isKnown(paths.contact()) && (
            <Link to={paths.contact()} className={buttonClass({ variant: 'outline', size: 'small' })}>
              {t('menu.contact')}
            </Link>
          )}
        </div>
        <div className={css.foot}>
          <AccountLinks className={css.account} onLeave={close} />
          {offers(api, 'currencies') && <CurrencySelect />}
          <LanguageSwitch className={css.language} />
        </div>
      </div>
    </dialog>
  );
}
