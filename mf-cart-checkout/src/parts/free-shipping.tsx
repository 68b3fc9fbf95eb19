import type { CheckoutData } from '@dana/contracts/api/checkout';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useMoney, useShell } from '@dana/runtime';
import { ProgressBar, Skeleton } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { useTranslation } from 'react-i18next';
import css from './free-shipping.module.css';

/** How much is missing to free delivery; nothing where the server gives no threshold, or nothing is delivered. */
export function FreeShipping({ data }: { data: CheckoutData }) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const {
    free_shipping_from: threshold,
    free_shipping_missing: missing,
    sub_total,
    discount,
    country,
    shipping_methods: ways,
    shipping_method_id: way,
  } = data;
  const isPickup = ways.some(({ id, pickup }) => pickup && id === way);
  if (isPickup || threshold === null || threshold <= 0) return null;
  // A share of the way, for the bar alone: no amount of this is ever shown.
  const percent = ((sub_total - discount) / threshold) * 100;
  const say = (kept: { amount: string }): string => {
    if (percent >= 100) return t('freeShipping.reached');
    if (missing === null) return t('freeShipping.from', kept);
    return country
      ? t('freeShipping.missingTo', { ...kept, country: country.name })
      : t('freeShipping.missing', kept);
  };
  return (
    <div className={css.freeShipping}>
      <p>
        <Sentence kept={{ amount: money.text(missing ?? threshold) }} say={say} />
      </p>
      {/* A picture of the sentence: as a bar it would say its per cent at every change of the cart. */}
      <div aria-hidden="true" translate="no">
        <ProgressBar percent={percent} label={say({ amount: money.text(missing ?? threshold) })} />
      </div>
    </div>
  );
}

/** Its box while the server has not said yet what is missing; nothing in a shop that always charges for delivery. */
export function FreeShippingPending() {
  const { api } = useShell();
  if (!shopOf(api).freeDeliveryFrom) return null;
  return (
    <div aria-hidden="true" className={css.freeShipping}>
      <Skeleton width="wide" />
      <ProgressBar percent={0} label="" />
    </div>
  );
}
