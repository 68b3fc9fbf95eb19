import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { InstallmentPackage } from '@dana/contracts/api/installment';
import { useFormAround } from '@dana/forms/shop-form-view';
import { useMoney } from '@dana/runtime';
import { ChoiceGroup, RadioCard } from '@dana/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { Amount } from '#parts/amount.tsx';
import { useTranslation } from 'react-i18next';
import schedule from './installment-schedule.module.css';
import { packagesFor } from './packages-for.ts';

/** The packages of an installment method, with what each month costs. */
export function InstallmentPackages({ data, methodId }: { data: CheckoutData; methodId: string }) {
  const { t } = useTranslation('cart-checkout');
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
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  return (
    <bdi dir="ltr" translate="no">
      {t('installments.monthly', { months, amount: money.text(amount) })}
    </bdi>
  );
}

function PackageTerms({ terms }: { terms: InstallmentPackage }) {
  const { t } = useTranslation('cart-checkout');
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

/** When what is paid: the first payment with the delivery, then one each month. */
function InstallmentSchedule({ terms }: { terms: InstallmentPackage }) {
  const { t } = useTranslation('cart-checkout');
  const { months, monthly_amount: monthly, last_amount: last, fees, total } = terms;
  if (monthly === null) return null;
  return (
    <div className={schedule.schedule}>
      <p className={schedule.title}>{t('installments.schedule')}</p>
      <ol className={schedule.payments}>
        {Array.from({ length: months }, (_, index) => (
          <li key={index} className={schedule.payment}>
            <span>
              {index === 0 ? t('installments.onDelivery') : t('installments.afterMonths', { count: index })}
            </span>
            <Amount value={index === months - 1 ? (last ?? monthly) : monthly} size="small" />
          </li>
        ))}
      </ol>
      {total !== null && (
        <p className={schedule.payment}>
          <span>{fees ? t('installments.totalWithFees') : t('installments.totalWithoutFees')}</span>
          <Amount value={total} />
        </p>
      )}
    </div>
  );
}
