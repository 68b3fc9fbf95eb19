import type { Order } from '@dana/contracts/api/order';
import { formatDate, formatMoney, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames } from '@dana/ui';
import type { ReactNode } from 'react';
import { receiptTime } from './receipt-time.ts';
import panel from '#parts/panel.module.css';
import css from './payment-receipt.module.css';
import view from './order-view.module.css';

/** What the bank's receipt says of the last payment, successful or not; nothing for orders paid on delivery. */
export function PaymentReceipt({ order: { payment, payment_status: status } }: { order: Order }) {
  const { t } = useTexts('cart-checkout');
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
        {formatDate(at, locale)} {leftToRight(receiptTime(at))}
      </>,
    ],
  ];
  return (
    <section className={classNames(panel.panel, css.receipt)} aria-labelledby="order-receipt">
      <h2 id="order-receipt" className={view.title}>
        {t('receipt.title')}
      </h2>
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
    </section>
  );
}

/** Numbers and amounts keep their order in Arabic; nothing for one that is not known. */
const leftToRight = (text: string | null): ReactNode =>
  text && (
    <bdi dir="ltr" translate="no">
      {text}
    </bdi>
  );
