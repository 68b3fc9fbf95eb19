import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { ShippingMethod } from '@dana/contracts/api/shipping';
import type { Translate } from '@dana/i18n';
import { formatRange } from '@dana/i18n/format-range';
import { useShell } from '@dana/runtime';
import { Button, ChoiceGroup, Notice, RadioCard } from '@dana/ui';
import type { Ref } from 'react';
import { Amount } from '#parts/amount.tsx';
import { useTranslation } from 'react-i18next';
import css from './form-grid.module.css';
import { Section } from './section.tsx';

type ShippingSectionProps = {
  data: CheckoutData;
  chosenId: string;
  error: string | undefined;
  onChoose: (id: string) => void;
  /** Asks again what is offered. */
  onAskAgain: () => void;
  isAsking: boolean;
  ref: Ref<HTMLElement>;
};

/** How the order travels. */
export function ShippingSection(props: ShippingSectionProps) {
  const { data, chosenId, error, onChoose, onAskAgain, isAsking, ref } = props;
  const { t } = useTranslation('cart-checkout');
  // The country is known, and nothing goes there.
  const country = data.payment_methods.length === 0 ? data.country : null;
  return (
    <Section number={3} title={t('shipping.title')} ref={ref}>
      {data.shipping_methods.length === 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="outline" size="small" icon="return" busy={isAsking} onClick={onAskAgain}>
              {t('retry')}
            </Button>
          }
        >
          {country ? t('shipping.notDelivered', { country: country.name }) : t('shipping.none')}
        </Notice>
      )}
      <ChoiceGroup legend={t('shipping.title')} hideLegend error={error}>
        <div className={css.cards}>
          {data.shipping_methods.map((method) => (
            <RadioCard
              key={method.id}
              name="shipping_method_id"
              value={method.id}
              checked={method.id === chosenId}
              onChange={() => onChoose(method.id)}
              title={method.name}
              text={<Arrival method={method} />}
              aside={method.price !== null && priceOf(method.price, t)}
            />
          ))}
        </div>
      </ChoiceGroup>
    </Section>
  );
}

function priceOf(price: number, t: Translate) {
  return price > 0 ? <Amount value={price} /> : t('summary.free');
}

/** Between which days it arrives or is ready, and what the shop says of the method. */
function Arrival({ method }: { method: ShippingMethod }) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShell();
  const { delivery, description, estimated_days: days, pickup } = method;
  const range = delivery && formatRange(delivery.from, delivery.to, locale);
  const arrival = range
    ? t(pickup ? 'shipping.ready' : 'shipping.arrives', { days: range })
    : days && t('shipping.days', { days });
  return <span>{[arrival, description].filter(Boolean).join(' · ')}</span>;
}
