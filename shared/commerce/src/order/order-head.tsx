import type { Order } from '@dana/contracts/api/order';
import type { Locale } from '@dana/contracts/locale';
import { formatDate, formatMoney, type Translate } from '@dana/i18n';
import { formatRange } from '@dana/i18n/format-range';
import { useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import type { ReactNode } from 'react';
import { useShopMotif } from '../shop-motif.tsx';
import css from './order-head.module.css';
import { collected, newsKey, orderKind } from './order-kind.ts';
import { receiptTime } from './receipt-time.ts';

const marks = {
  confirmed: 'check',
  waiting: 'pause',
  toConfirm: 'pause',
  unpaid: 'close',
  ended: 'close',
} as const;

type OrderHeadProps = { order: Order; t: Translate; children?: ReactNode };

/** The news of an order: how far it is (or that it is none), and four facts. Texts of the remote: `orderPage.*`. */
export function OrderHead({ order, t, children }: OrderHeadProps) {
  const { locale } = useShell();
  const kind = orderKind(order);
  const motif = useShopMotif('pearl', css.pearl);
  const { expected_delivery: expected, shipping_method: shipping } = order;
  const pickup = collected(shipping?.pickup ?? false);
  const facts: { key: string; value: ReactNode }[] = [
    { key: 'date', value: formatDate(order.created_at, locale) },
    {
      key: 'delivery',
      value: expected ? formatRange(expected.from, expected.to, locale) : '–',
    },
    {
      key: 'number',
      value: (
        <bdi dir="ltr" translate="no">
          {order.number}
        </bdi>
      ),
    },
    { key: 'payment', value: order.payment_method?.name ?? '–' },
  ];
  return (
    <section className={classNames(css.head, css[kind])} aria-labelledby="order-news">
      {kind === 'confirmed' && motif ? (
        motif
      ) : (
        <span className={css.mark}>
          <Icon name={marks[kind]} size={32} />
        </span>
      )}
      <div className={css.words}>
        <h2 id="order-news">{t(`orderPage.news.${newsKey(order)}`, pickup)}</h2>
        {kind === 'confirmed' ? (
          order.status !== 'delivered' &&
          order.contact.email && <p>{t('orderPage.emailSentence', { email: order.contact.email })}</p>
        ) : (
          <p>{sentence(order, locale, t)}</p>
        )}
        {children && <div className="no-print">{children}</div>}
      </div>
      <dl className={css.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`orderPage.fact.${key}`, pickup)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is still to be done, why there is no payment, or no order any more, as far as it is known. */
function sentence(order: Order, locale: Locale, t: Translate): ReactNode {
  const kind = orderKind(order);
  if (kind === 'toConfirm' && order.confirm_by !== null)
    return t('orderPage.sentence.toConfirm', {
      email: order.contact.email,
      day: formatDate(order.confirm_by, locale),
      time: receiptTime(order.confirm_by),
    });
  if (kind === 'waiting') return t('orderPage.sentence.waiting');
  if (kind === 'ended' && order.refunded > 0)
    return (
      <Sentence
        kept={{ amount: formatMoney(order.refunded, order.currency) }}
        say={(kept) => t('orderPage.sentence.paidBack', kept)}
      />
    );
  if (kind === 'ended') return t('orderPage.sentence.ended');
  if (order.payment?.returned_at) return t('orderPage.sentence.returned');
  return t(`orderPage.sentence.${order.payment?.reason ?? 'declined'}`);
}
