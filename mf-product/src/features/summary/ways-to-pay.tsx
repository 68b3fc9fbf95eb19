import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { useShell } from '@dana/runtime';
import { PaymentMethods } from '@dana/ui/payment-methods';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './ways-to-pay.module.css';

/** How this can be paid. Nothing where the shop does not say. */
export function WaysToPay() {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const { data = [] } = useQuery(paymentMethodsQuery(api));
  if (data.length === 0) return null;
  return (
    <div className={css.ways}>
      <span aria-hidden="true">{t('waysToPay')}</span>
      <PaymentMethods methods={data} label={t('waysToPay')} />
    </div>
  );
}
