import { formatMoney, moneyInWords, type Translate } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Icon, Price } from '@dana/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AmountRow } from '../item/amount-rows.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useShopMotif } from '../shop-motif.tsx';
import head from './order-head.module.css';
import { BoughtLines, OrderActions, OrderPart, OrderStack } from './order-parts.tsx';
import { type PlacedOrder, placedOrder } from './placed-orders.ts';

type PlacedOrderPageProps = {
  title: string;
  /** Its number; undefined where nobody has named one, as after a payment. */
  id: string | undefined;
  /** The shopper comes from the page of a bank. */
  isPaid?: boolean;
  t: Translate;
};

/** An order whose back end has no call for it: what this browser knows of it, and its number everywhere else. */
export function PlacedOrderPage({ title, id, isPaid = false, t }: PlacedOrderPageProps) {
  // What the tab keeps is not on the server: the page begins as it is for everybody.
  const [order, setOrder] = useState<PlacedOrder>();
  useEffect(() => setOrder(placedOrder(id)), [id]);
  return (
    <PageFrame title={title} t={t}>
      <OrderStack>
        <Thanks order={order} id={order?.id ?? id} isPaid={isPaid} t={t} />
        {order && <Bought order={order} t={t} />}
        <OrderActions canPrint={order !== undefined} t={t} />
      </OrderStack>
    </PageFrame>
  );
}

type ThanksProps = { order: PlacedOrder | undefined; id: string | undefined; isPaid: boolean; t: Translate };

function Thanks({ order, id, isPaid, t }: ThanksProps) {
  const motif = useShopMotif('pearl', head.pearl);
  const isKnown = order !== undefined || isPaid;
  const text = isPaid ? 'textPaid' : !order ? 'unknown' : id === undefined ? 'unnumbered' : 'text';
  const facts: { key: string; value: ReactNode }[] = [
    ...(id === undefined
      ? []
      : [
          {
            key: 'number',
            value: (
              <bdi dir="ltr" translate="no">
                {id}
              </bdi>
            ),
          },
        ]),
    ...(order?.payment ? [{ key: 'payment', value: <bdi>{order.payment}</bdi> }] : []),
  ];
  return (
    <section className={classNames(head.head, head.confirmed)} aria-labelledby="order-news">
      {motif ?? (
        <span className={head.mark}>
          <Icon name="check" size={32} />
        </span>
      )}
      <div className={head.words}>
        <h2 id="order-news">
          {isKnown || id === undefined ? t('placed.thanks') : t('placed.number', { number: id })}
        </h2>
        <p>{t(`placed.${text}`)}</p>
      </div>
      {facts.length > 0 && (
        <dl className={head.facts}>
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt>{t(`orderPage.fact.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Bought({ order, t }: { order: PlacedOrder; t: Translate }) {
  const { locale } = useShell();
  const { currency, code, discount } = order;
  const amount = (value: number, sign = '') => (
    <Price text={`${sign}${formatMoney(value, currency)}`} srText={moneyInWords(value, currency, locale)} />
  );
  const rows: AmountRow[] = [
    { key: 'subTotal', label: t('summary.subTotal'), value: amount(order.subTotal) },
    ...(discount > 0
      ? [
          {
            key: 'discount',
            label: code ? t('summary.discountWith', { code }) : t('summary.discount'),
            value: amount(discount, '−'),
            tone: 'saving' as const,
          },
        ]
      : []),
    ...(order.shipping
      ? [{ key: 'shipping', label: t('summary.shipping'), value: <bdi>{order.shipping}</bdi> }]
      : []),
    { key: 'total', label: t('summary.total'), value: amount(order.total), tone: 'total' },
  ];
  const lines = order.lines.map(({ facts, quantity }) => ({
    key: `${facts.href} ${facts.options.map(({ value }) => value).join()}`,
    facts,
    quantity,
  }));
  return (
    <OrderPart id="order-lines" title={t('placed.lines')}>
      <BoughtLines lines={lines} rows={rows} t={t} />
    </OrderPart>
  );
}
