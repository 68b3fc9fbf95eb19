import { OrderPart } from '@dana/commerce/order/order-parts';
import { receiptTime } from '@dana/commerce/order/receipt-time';
import type { Order } from '@dana/contracts/api/order';
import { formatDate, formatMoney } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './payment-receipt.module.css';

/** What the bank's receipt says of the last payment, successful or not; nothing for orders paid on delivery. */
export function PaymentReceipt({ order: { payment, payment_status: status } }: { order: Order }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  if (payment === null) return null;
  const { method, amount, currency, reason } = payment;
  const at = payment.paid_at ?? payment.created_at;
  const facts: [string, ReactNode][] = [
    ['result', t(`receipt.status.${reason ?? status}`)],
    ['method', <bdi key="method">{method}</bdi>],
    ['reference', leftToRight(payment.reference)],
    ['transaction', leftToRight(payment.transaction_id)],
    ['track', leftToRight(payment.track_id)],
    ['amount', leftToRight(formatMoney(amount, currency))],
    [
      'date',
      <>
        <span>{formatDate(at, locale)}</span> {leftToRight(receiptTime(at))}
      </>,
    ],
  ];
  return (
    <OrderPart id="order-receipt" title={t('receipt.title')}>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`receipt.fact.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </OrderPart>
  );
}

/** Numbers and amounts keep their order in Arabic; nothing for one that is not known. */
const leftToRight = (text: string | null): ReactNode =>
  text && (
    <bdi dir="ltr" translate="no">
      {text}
    </bdi>
  );
