import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useMoney } from '@dana/runtime';
import { Notice } from '@dana/ui';
import { useEffect, useState } from 'react';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart-store.ts';
import { keyOf } from './cart-view.ts';
import type { LineKey } from './operations.ts';
import { browserPrices, type PriceRise, priceRises, pricesSeen } from './price-rises.ts';
import css from './short-lines.module.css';

/** What stood on the screen so long was seen. Unit: milliseconds. */
const seenAfterMs = 2_000;

/** What costs more than when its shopper last saw it, with both prices; nothing where nothing does. It comes by itself: not spoken. */
export function RisenPrices() {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const { cart } = useCart();
  const rises = useRises(cart.data);
  if (rises.length === 0) return null;
  return (
    <Notice tone="warning" title={t('risen.title')}>
      <ul className={css.lines}>
        {rises.map(({ item, old, now }) => {
          const { name, nameLang } = itemFacts(item);
          return (
            <li key={item.id}>
              <bdi lang={nameLang}>{name}</bdi>
              {': '}
              <span translate="no">{t('risen.line', { old: money.text(old), now: money.text(now) })}</span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Rises that are to be shown: until this part of the page goes, also once they count as seen. */
function useRises(data: CheckoutData | null): PriceRise[] {
  const [shown, setShown] = useState<ReadonlyMap<LineKey, number>>(new Map());
  useEffect(() => {
    if (data === null) return undefined;
    const rises = priceRises(data, browserPrices.read());
    browserPrices.write(pricesSeen(data, browserPrices.read(), rises));
    if (rises.length === 0) return undefined;
    setShown((before) => new Map([...rises.map(({ item, old }) => [keyOf(item), old] as const), ...before]));
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible')
        browserPrices.write(pricesSeen(data, browserPrices.read(), []));
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [data]);
  return (data?.items ?? []).flatMap((item) => {
    const old = shown.get(keyOf(item));
    const { unit_price: now } = item;
    return old !== undefined && now !== undefined && now > old ? [{ item, old, now }] : [];
  });
}
