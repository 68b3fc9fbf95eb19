import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useTexts } from '@dana/i18n';
import { useMoney } from '@dana/runtime';
import { ProgressBar } from '@dana/ui';
import css from './free-shipping.module.css';

/** How much is missing to free delivery; nothing where the server gives no threshold, or nothing is delivered. */
export function FreeShipping({ data }: { data: CheckoutData }) {
  const { t } = useTexts('cart-checkout');
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
  const sentence =
    percent >= 100
      ? t('freeShipping.reached')
      : missing === null
        ? t('freeShipping.from', { amount: money.text(threshold) })
        : country
          ? t('freeShipping.missingTo', { amount: money.text(missing), country: country.name })
          : t('freeShipping.missing', { amount: money.text(missing) });
  return (
    <div className={css.freeShipping}>
      <p>{sentence}</p>
      {/* A picture of the sentence: as a bar it would say its per cent at every change of the cart. */}
      <div aria-hidden="true">
        <ProgressBar percent={percent} label={sentence} />
      </div>
    </div>
  );
}
