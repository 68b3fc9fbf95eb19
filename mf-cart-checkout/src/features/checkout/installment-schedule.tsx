import type { InstallmentPackage } from '@dana/contracts/api/installment';
import { useTexts } from '@dana/i18n';
import { Amount } from '#parts/amount.tsx';
import css from './installment-schedule.module.css';

/** When what is paid: the first payment with the delivery, then one each month. */
export function InstallmentSchedule({ terms }: { terms: InstallmentPackage }) {
  const { t } = useTexts('cart-checkout');
  const { months, monthly_amount: monthly, last_amount: last, fees, total } = terms;
  if (monthly === null) return null;
  return (
    <div className={css.schedule}>
      <p className={css.title}>{t('installments.schedule')}</p>
      <ol className={css.payments}>
        {Array.from({ length: months }, (_, index) => (
          <li key={index} className={css.payment}>
            <span>
              {index === 0 ? t('installments.onDelivery') : t('installments.afterMonths', { count: index })}
            </span>
            <Amount value={index === months - 1 ? (last ?? monthly) : monthly} size="small" />
          </li>
        ))}
      </ol>
      {total !== null && (
        <p className={css.payment}>
          <span>{fees ? t('installments.totalWithFees') : t('installments.totalWithoutFees')}</span>
          <Amount value={total} />
        </p>
      )}
    </div>
  );
}
