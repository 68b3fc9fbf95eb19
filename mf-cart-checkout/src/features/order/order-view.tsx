import type { Order } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { latePart } from '@dana/runtime';
import { Button, classNames, Grid, LinkButton } from '@dana/ui';
import { addressLines } from '@dana/commerce/address/address-lines';
import panel from '#parts/panel.module.css';
import { ShopPlace } from '#parts/shop-place.tsx';
import { showPhone } from '@dana/contracts/show-phone';
import { OrderHead } from './order-head.tsx';
import { collected } from './order-kind.ts';
import { OrderLines } from './order-lines.tsx';
import css from './order-view.module.css';
import { PaymentReceipt } from './payment-receipt.tsx';
import { Timeline } from './timeline.tsx';
import { type CartHandover, UnpaidOrder } from './unpaid-order.tsx';

// Below what the order is: not needed to show it.
const AccountOffer = latePart(async () => (await import('./account-offer.tsx')).AccountOffer);
const OrderChanges = latePart(
  async () =>
    (await import(/* webpackChunkName: "order-changes" */ './changes/order-changes.tsx')).OrderChanges,
);

/** An order as it was placed, and how far it is. */
export function OrderView({ order, cart }: { order: Order; cart: CartHandover }) {
  const { t } = useTexts('cart-checkout');
  return (
    <div className={css.order}>
      <OrderHead order={order}>
        {(order.can_pay || order.can_restore) && <UnpaidOrder order={order} cart={cart} />}
      </OrderHead>
      <section className={panel.panel} aria-labelledby="order-progress">
        <h2 id="order-progress" className={css.title}>
          {t('timeline.title')}
        </h2>
        <Timeline order={order} isPickup={order.shipping_method?.pickup ?? false} />
      </section>
      <PaymentReceipt order={order} />
      <Grid columns="summary">
        <section className={panel.panel} aria-labelledby="order-lines">
          <h2 id="order-lines" className={css.title}>
            {t('orderPage.lines', { count: order.items_count })}
          </h2>
          <OrderLines order={order} />
        </section>
        <Delivery order={order} />
      </Grid>
      <OrderChanges order={order} cart={cart} />
      <AccountOffer order={order} />
      <div className={classNames(css.actions, 'no-print')}>
        <Button variant="outline" onClick={() => window.print()}>
          {t('orderPage.print')}
        </Button>
        <LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>
      </div>
    </div>
  );
}

function Delivery({ order: { address, contact, shipping_method: shipping, notes } }: { order: Order }) {
  const { t } = useTexts('cart-checkout');
  return (
    <section className={classNames(panel.panel, css.delivery)} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={css.title}>
        {t('orderPage.delivery', collected(shipping?.pickup ?? false))}
      </h2>
      <address className={css.address}>
        <bdi className={css.person}>{`${contact.first_name} ${contact.last_name}`}</bdi>
        {address &&
          !shipping?.pickup &&
          addressLines(address, t('address.separator')).map((line) => <bdi key={line}>{line}</bdi>)}
        <bdi dir="ltr" translate="no">
          {showPhone(contact.phone)}
        </bdi>
        <bdi dir="ltr" translate="no">
          {contact.email}
        </bdi>
      </address>
      {shipping && <p className={css.note}>{shipping.name}</p>}
      {shipping?.pickup && <ShopPlace />}
      {notes && (
        <p className={css.note} dir="auto">
          {notes}
        </p>
      )}
    </section>
  );
}
