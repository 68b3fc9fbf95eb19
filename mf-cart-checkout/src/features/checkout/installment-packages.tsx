import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { InstallmentPackage } from '@dana/contracts/api/installment';
import { useFormAround } from '@dana/forms/shop-form-view';
import { useTexts } from '@dana/i18n';
import { useMoney } from '@dana/runtime';
import { ChoiceGroup, RadioCard } from '@dana/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { InstallmentSchedule } from './installment-schedule.tsx';
import { packagesFor } from './packages-for.ts';

/** The packages of an installment method, with what each month costs. */
export function InstallmentPackages({ data, methodId }: { data: CheckoutData; methodId: string }) {
  const { t } = useTexts('cart-checkout');
  const { form, errorOf } = useFormAround<CheckoutValues>();
  const { register, setValue } = form;
  const packages = packagesFor(data, methodId);
  const chosenId = useWatch<CheckoutValues, 'installment_package_id'>({ name: 'installment_package_id' });
  const isOffered = packages.some(({ id }) => id === chosenId);

  // A plan that no longer fits the total is none; which one to take instead is for the shopper to say.
  useEffect(() => {
    if (chosenId !== '' && !isOffered) setValue('installment_package_id', '');
  }, [chosenId, isOffered, setValue]);

  if (packages.length === 0) return null;
  const chosen = packages.find(({ id }) => id === chosenId);
  return (
    <>
      <ChoiceGroup legend={t('installments.title')} error={errorOf('installment_package_id')}>
        <div className={css.cards}>
          {packages.map((one) => (
            <RadioCard
              key={one.id}
              {...register('installment_package_id')}
              value={one.id}
              title={one.name}
              text={<PackageTerms terms={one} />}
              aside={
                one.monthly_amount !== null && <Monthly months={one.months} amount={one.monthly_amount} />
              }
            />
          ))}
        </div>
      </ChoiceGroup>
      {chosen && <InstallmentSchedule terms={chosen} />}
    </>
  );
}

function Monthly({ months, amount }: { months: number; amount: number }) {
  const { t } = useTexts('cart-checkout');
  const money = useMoney();
  return (
    <bdi dir="ltr" translate="no">
      {t('installments.monthly', { months, amount: money.text(amount) })}
    </bdi>
  );
}

function PackageTerms({ terms }: { terms: InstallmentPackage }) {
  const { t } = useTexts('cart-checkout');
  const money = useMoney();
  const { fees, total, last_amount: last, monthly_amount: monthly } = terms;
  return (
    <span className={css.pieces}>
      {fees ? (
        <span translate="no">{t('installments.fees', { amount: money.text(fees) })}</span>
      ) : (
        <span>{t('installments.noFees')}</span>
      )}
      {total !== null && <span translate="no">{t('installments.total', { amount: money.text(total) })}</span>}
      {last !== null && last !== monthly && (
        <span translate="no">{t('installments.last', { amount: money.text(last) })}</span>
      )}
    </span>
  );
}
