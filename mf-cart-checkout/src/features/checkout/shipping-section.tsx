import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useTexts } from '@dana/i18n';
import { Button, ChoiceGroup, Notice, RadioCard } from '@dana/ui';
import type { Ref } from 'react';
import { Amount } from '#parts/amount.tsx';
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
  const { t } = useTexts('cart-checkout');
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
          {t('shipping.none')}
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
