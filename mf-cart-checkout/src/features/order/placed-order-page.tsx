import { useShopMotif } from '@dana/commerce/shop-motif';
import { paths } from '@dana/contracts/paths';
import { formatMoney, moneyInWords, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, classNames, Icon, LinkButton, Price } from '@dana/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type AmountRow, AmountRows } from '#parts/amount-rows.tsx';
import { ItemSummary } from '#parts/item-summary.tsx';
import { PageFrame } from '#parts/page-frame.tsx';
import panel from '#parts/panel.module.css';
import head from './order-head.module.css';
import lines from './order-lines.module.css';
import css from './order-view.module.css';
import { type PlacedOrder, placedOrder } from './placed-orders.ts';

type PlacedOrderPageProps = {
  title: string;
  /** Its number; undefined where nobody has named one, as after a payment. */
  id: string | undefined;
  /** The shopper comes from the page of a bank. */
  isPaid?: boolean;
};

/** An order whose back end has no call for it: what this browser knows of it, and its number everywhere else. */
export function PlacedOrderPage({ title, id, isPaid = false }: PlacedOrderPageProps) {
  const { t } = useTexts('cart-checkout');
  // What the tab keeps is not on the server: the page begins as it is for everybody.
  const [order, setOrder] = useState<PlacedOrder>();
  useEffect(() => setOrder(placedOrder(id)), [id]);
  return (
    <PageFrame title={title}>
      <div className={css.order}>
        <Thanks order={order} id={order?.id ?? id} isPaid={isPaid} />
        {order && <Bought order={order} />}
        <div className={classNames(css.actions, 'no-print')}>
          {order && (
            <Button variant="outline" onClick={() => window.print()}>
              {t('orderPage.print')}
            </Button>
          )}
          <LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}

type ThanksProps = { order: PlacedOrder | undefined; id: string | undefined; isPaid: boolean };

function Thanks({ order, id, isPaid }: ThanksProps) {
  const { t } = useTexts('cart-checkout');
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

function Bought({ order }: { order: PlacedOrder }) {
  const { t } = useTexts('cart-checkout');
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
  return (
    <section className={panel.panel} aria-labelledby="order-lines">
      <h2 id="order-lines" className={css.title}>
        {t('placed.lines')}
      </h2>
      <div className={lines.bought}>
        <ul className={lines.lines}>
          {order.lines.map(({ facts, quantity }) => (
            <li key={`${facts.href} ${facts.options.map(({ value }) => value).join()}`}>
              <ItemSummary facts={facts} quantity={quantity} />
            </li>
          ))}
        </ul>
        <AmountRows rows={rows} />
      </div>
    </section>
  );
}
