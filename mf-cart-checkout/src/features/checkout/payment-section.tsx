import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useFormAround } from '@dana/forms/shop-form-view';
import { ChoiceGroup, RadioCard } from '@dana/ui';
import { type Ref, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { InstallmentPackages } from './installment-packages.tsx';
import { isPossible } from './packages-for.ts';
import { Section } from './section.tsx';

type PaymentSectionProps = { data: CheckoutData; error: string | undefined; ref: Ref<HTMLElement> };

/** How the order is paid. None is chosen for the shopper, but for the only one that there is. */
export function PaymentSection({ data, error, ref }: PaymentSectionProps) {
  const { t } = useTranslation('cart-checkout');
  const { register, setValue } = useFormAround<CheckoutValues>().form;
  const chosenId = useWatch<CheckoutValues, 'payment_method_id'>({ name: 'payment_method_id' });
  const [only, ...others] = data.payment_methods;
  const onlyId = only && others.length === 0 && isPossible(data, only.id) ? only.id : undefined;
  useEffect(() => {
    if (onlyId !== undefined && chosenId !== onlyId) setValue('payment_method_id', onlyId);
  }, [onlyId, chosenId, setValue]);
  const chosen = data.payment_methods.find((method) => method.id === chosenId);
  return (
    <Section number={4} title={t('payment.title')} ref={ref}>
      <ChoiceGroup legend={t('payment.title')} hideLegend error={error} isRequired>
        <div className={css.cards}>
          {data.payment_methods.map((method) => (
            <RadioCard
              key={method.id}
              {...register('payment_method_id')}
              value={method.id}
              disabled={!isPossible(data, method.id)}
              title={method.name}
              text={isPossible(data, method.id) ? method.description : t('installments.none')}
            />
          ))}
        </div>
      </ChoiceGroup>
      {chosen?.has_installments && <InstallmentPackages data={data} methodId={chosen.id} />}
    </Section>
  );
}
