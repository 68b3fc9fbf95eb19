import { offers } from '@dana/contracts/offers';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { formatMoney } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Container, Icon } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { CurrencySwitch } from '../currency/currency-switch.tsx';
import { AccountLinks } from '../parts/account-links.tsx';
import type { FrameLook } from '../parts/frame-look.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import css from './utility-strip.module.css';

/** The thin strip over the header's row, with the shop's first promise. Currencies appear here once there is more than one. */
export function UtilityStrip({ ground }: { ground: FrameLook['strip'] }) {
  const { api } = useShell();
  const promise = usePromise();
  return (
    <div className={classNames(css.strip, css[ground])}>
      <Container className={css.row}>
        <p className={css.message}>
          {promise && (
            <>
              <Icon name={promise.icon} size={16} />
              <span>{promise.text}</span>
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

/** What delivery costs nothing from is said in the currency it was set in alone: in another it would be no round amount. */
function usePromise() {
  const { api, currency } = useShell();
  const { promises, freeDeliveryFrom: from } = shopOf(api);
  const strip = promises?.strip;
  if (!strip?.freeDelivery || from?.currency !== currency) return strip;
  const { icon, freeDelivery } = strip;
  const text = (
    <Sentence
      kept={{ amount: formatMoney(from.amount, currency) }}
      say={({ amount }) => freeDelivery.replace('{{amount}}', amount)}
    />
  );
  return { icon, text };
}
