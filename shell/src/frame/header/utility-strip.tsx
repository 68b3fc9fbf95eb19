import { offers } from '@dana/contracts/offers';
import { freeDeliveryFrom } from '@dana/contracts/shop-terms';
import { formatMoney, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Container, Icon } from '@dana/ui';
import { CurrencySwitch } from '../currency/currency-switch.tsx';
import { AccountLinks } from '../parts/account-links.tsx';
import type { FrameLook } from '../parts/frame-look.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import css from './utility-strip.module.css';

/** The thin strip over the header's row. Currencies appear here once there is more than one. */
export function UtilityStrip({ ground }: { ground: FrameLook['strip'] }) {
  const { t } = useTexts('shell');
  const { api, currency } = useShell();
  // What this shop promises is no word of another one's.
  const isOwnShop = offers(api, 'own-pages');
  const message =
    currency === freeDeliveryFrom.currency
      ? t('header.freeShipping', { amount: formatMoney(freeDeliveryFrom.amount, currency) })
      : t('header.shipping');
  return (
    <div className={classNames(css.strip, css[ground])}>
      <Container className={css.row}>
        <p className={css.message}>
          {isOwnShop && (
            <>
              <Icon name="truck" size={16} />
              <span>{message}</span>
            </>
          )}
        </p>
        <AccountLinks className={css.account} />
        {offers(api, 'currencies') && <CurrencySwitch className={css.link} />}
        <LanguageSwitch className={css.link} />
      </Container>
    </div>
  );
}
