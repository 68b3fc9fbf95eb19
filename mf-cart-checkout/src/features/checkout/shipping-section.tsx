import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useTexts } from '@dana/i18n';
import { ChoiceGroup, RadioCard } from '@dana/ui';
import type { Ref } from 'react';
import { Amount } from '#parts/amount.tsx';
import css from './form-grid.module.css';
import { Section } from './section.tsx';

type ShippingSectionProps = {
  data: CheckoutData;
  chosenId: string;
  error: string | undefined;
  onChoose: (id: string) => void;
  ref: Ref<HTMLElement>;
};

/** How the order travels. */
export function ShippingSection({ data, chosenId, error, onChoose, ref }: ShippingSectionProps) {
  const { t } = useTexts('cart-checkout');
  return (
    <Section number={3} title={t('shipping.title')} ref={ref}>
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
              text={
                method.description ||
                (method.estimated_days && t('shipping.days', { days: method.estimated_days }))
              }
              aside={method.price > 0 ? <Amount value={method.price} /> : t('summary.free')}
            />
          ))}
        </div>
      </ChoiceGroup>
    </Section>
  );
}
