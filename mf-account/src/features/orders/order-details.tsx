import { addressLines } from '@dana/commerce/address/address-lines';
import { collected } from '@dana/commerce/order/order-kind';
import { OrderActions, OrderPart, OrderStack } from '@dana/commerce/order/order-parts';
import { ShopPlace } from '@dana/commerce/shop-place';
import type { Order } from '@dana/contracts/api/order';
import { showPhone } from '@dana/contracts/show-phone';
import { latePart } from '@dana/runtime';
import { Grid } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { OrderLines } from './order-lines.tsx';
import css from './order-details.module.css';
import { PaymentReceipt } from './payment-receipt.tsx';
import { Timeline } from './timeline.tsx';

// Below what the order is: not needed to show it.
const AccountOffer = latePart(async () => (await import('./account-offer.tsx')).AccountOffer);
const OrderChanges = latePart(
  async () =>
    (await import(/* webpackChunkName: "order-changes" */ './changes/order-changes.tsx')).OrderChanges,
);

/** An order as it was placed, how far it is and what can be done with it: all but its news, which stand above. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  return (
    <OrderStack>
      <OrderPart id="order-progress" title={t('timeline.title')}>
        <Timeline order={order} isPickup={order.shipping_method?.pickup ?? false} />
      </OrderPart>
      <PaymentReceipt order={order} />
      <Grid columns="summary">
        <OrderPart id="order-lines" title={t('orderPage.lines', { count: order.items_count })}>
          <OrderLines order={order} />
        </OrderPart>
        <Delivery order={order} />
      </Grid>
      <OrderChanges order={order} />
      <AccountOffer order={order} />
      <OrderActions isSecond={order.can_pay || order.can_restore} t={t} />
    </OrderStack>
  );
}

function Delivery({ order: { address, contact, shipping_method: shipping, notes } }: { order: Order }) {
  const { t } = useTranslation('account');
  return (
    <OrderPart
      id="order-delivery"
      title={t('orderPage.delivery', collected(shipping?.pickup ?? false))}
      className={css.delivery}
    >
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
      {shipping?.pickup && <ShopPlace t={t} />}
      {notes && (
        <p className={css.note} dir="auto">
          {notes}
        </p>
      )}
    </OrderPart>
  );
}
