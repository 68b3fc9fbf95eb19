import { type OrderStatus, orderStatusSchema } from '@dana/contracts/api/order';
import { toMajor } from '@dana/contracts/money';
import type { Selectable } from 'kysely';
import { presentAddresses } from '../places/addresses.ts';
import { localise, presentPicture } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { invoiceLinks } from './invoice/invoice-link.ts';
import { refundedMinor } from '../payments/refunds.ts';
import { lastReturn, presentReturns, returnedUnits, returnTimes } from './returns.ts';
import { confirmationUntil } from './confirm-order.ts';
import { isCancellable } from './order-steps.ts';
import { isPayable, lastPayment } from './pay-again.ts';
import type { PaymentRow } from '../payments/pay-link.ts';
import { workingDayAfter } from '../places/delivery-dates.ts';

type OrderRow = Selectable<Database['orders']>;
type ItemRow = Selectable<Database['order_items']>;
type Reader = { lang: Lang; now: Date };

/** Orders in a list, with the links of their invoices. `units` of the rows count what was bought. */
export async function presentOrderList(
  db: Db,
  rows: readonly (OrderRow & { units: number })[],
  reader: Reader,
) {
  const invoices = await invoiceLinks(db, rows, reader);
  return rows.map((row, number) => ({
    ...presentOrderSummary(row, Number(row.units)),
    invoice: invoices[number] ?? null,
  }));
}

/** What every view of an order begins with. */
function presentOrderSummary(row: OrderRow, itemsCount: number) {
  return {
    id: row.id,
    number: row.number,
    status: statusOf(row.status),
    created_at: row.created_at.toISOString(),
    currency: row.currency,
    total: toMajor(row.total_minor, row.currency),
    items_count: itemsCount,
  };
}

/** An order in full. Amounts stay in the currency it was placed in, whatever the reader's. */
export async function presentOrder(db: Db, row: OrderRow, { lang, now }: Reader) {
  const [items, history, addresses, payment, times, returned, returns, refunded, invoices] =
    await Promise.all([
      db.selectFrom('order_items').selectAll().where('order_id', '=', row.id).orderBy('id').execute(),
      loadHistory(db, row.id),
      presentAddresses(db, row.address ? [row.address] : [], lang),
      lastPayment(db, row.id),
      returnTimes(db, row),
      returnedUnits(db, row.id, ['requested', 'accepted', 'received']),
      presentReturns(db, row, lang),
      refundedMinor(db, row.id),
      invoiceLinks(db, [row], { lang, now }),
    ]);
  const isWaiting = row.status === 'awaiting_payment';
  const isOpen = (item: ItemRow) => now <= (times.get(item.id) ?? new Date(0));
  const returnable = (item: ItemRow) => (isOpen(item) ? item.quantity - (returned.get(item.id) ?? 0) : 0);
  const major = (minor: number) => toMajor(minor, row.currency);
  return {
    ...presentOrderSummary(
      row,
      items.reduce((sum, item) => sum + item.quantity, 0),
    ),
    history: presentHistory(history),
    expected_delivery: expectedDelivery(row),
    items: items.map((item) => ({ ...presentItem(item, major, lang), returnable: returnable(item) })),
    sub_total: major(row.sub_total_minor),
    discount: major(row.discount_minor),
    promo_code: row.promo_code,
    shipping: major(row.shipping_minor),
    fees: major(row.fees_minor),
    shipping_method: {
      name: localise(row.shipping_method.name, lang),
      pickup: row.shipping_method.pickup ?? false,
    },
    payment_method: { name: localise(row.payment_method.name, lang), code: row.payment_method.code },
    payment_status: row.payment_status,
    payment: payment ? presentPayment(payment, localise(row.payment_method.name, lang)) : null,
    confirm_by: confirmationUntil(row)?.toISOString() ?? null,
    can_pay: isPayable(row, payment),
    can_restore: (isUnpaid(row) || isWaiting) && payment !== undefined && row.restored_cart === null,
    can_cancel: isCancellable(row.status) || isWaiting,
    can_buy_again: !isUnpaid(row) && !isWaiting,
    return_until: lastReturn(times)?.toISOString() ?? null,
    returns,
    refunded: major(refunded),
    shipment: presentShipment(row),
    invoice: invoices[0] ?? null,
    installment: row.installment && {
      id: row.installment.id,
      months: row.installment.months,
      monthly_amount: major(row.installment.monthly_minor),
      last_amount: major(row.installment.last_minor),
    },
    contact: row.contact,
    address: addresses[0] ?? null,
    notes: row.notes,
  };
}

/** What somebody may see who knows an order's number and contact, but may not be its owner. */
export async function presentTracked(db: Db, row: OrderRow, user: CurrentUser | null) {
  const [history, { units }] = await Promise.all([
    loadHistory(db, row.id),
    db
      .selectFrom('order_items')
      .select((eb) => eb.fn.sum<number>('quantity').as('units'))
      .where('order_id', '=', row.id)
      .executeTakeFirstOrThrow(),
  ]);
  const isOpen = row.user_id === null || row.user_id === user?.id;
  return {
    ...presentOrderSummary(row, Number(units)),
    id: isOpen ? row.id : null,
    // Opens for the owner's token alone, so it reveals nothing; after signing in the shopper is led there.
    account_order_id: isOpen ? null : row.id,
    payment_status: row.payment_status,
    history: presentHistory(history),
    expected_delivery: expectedDelivery(row),
    shipment: presentShipment(row),
    ...(row.shipping_method.pickup && { pickup: true }),
  };
}

/** Whether an order ended because nobody paid it. */
export function isUnpaid(row: Pick<OrderRow, 'status' | 'payment_status'>): boolean {
  return row.status === 'cancelled' && ['failed', 'cancelled'].includes(row.payment_status);
}

function presentShipment({ courier, tracking_number, tracking_url }: OrderRow) {
  return courier === null ? null : { courier, tracking_number, tracking_url };
}

function presentPayment(row: PaymentRow, method: string) {
  return {
    method,
    reference: row.reference,
    transaction_id: row.transaction_id,
    amount: toMajor(row.amount_minor, row.currency),
    currency: row.currency,
    reason: row.status === 'pending' || row.status === 'paid' ? null : row.status,
    created_at: row.created_at.toISOString(),
    expires_at: row.status === 'pending' ? row.expires_at.toISOString() : null,
    paid_at: row.status === 'paid' ? (row.settled_at?.toISOString() ?? null) : null,
    track_id: row.track_id,
    returned_at: row.late_paid_at?.toISOString() ?? null,
  };
}

function loadHistory(db: Db, orderId: string) {
  return db.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

function presentHistory(history: { status: string; at: Date }[]) {
  return history.map(({ status, at }) => ({ status: statusOf(status), at: at.toISOString() }));
}

// An order that ended has no delivery date.
function expectedDelivery(row: OrderRow) {
  if (row.status === 'cancelled' || row.status === 'refunded') return null;
  const { days, delivery } = row.shipping_method;
  if (delivery) return delivery;
  const [minDays, maxDays] = days;
  return {
    from: workingDayAfter(row.created_at, minDays),
    to: workingDayAfter(row.created_at, maxDays),
  };
}

function presentItem(item: ItemRow, major: (minor: number) => number, lang: Lang) {
  return {
    id: item.id,
    name: localise(item.name, lang),
    slug: item.slug,
    sku: item.sku,
    options: item.options.map(({ name, value }) => ({
      name: localise(name, lang),
      value: localise(value, lang),
    })),
    image: item.picture && presentPicture(item.picture, lang),
    quantity: item.quantity,
    unit_price: major(item.unit_minor),
    line_total: major(item.line_minor),
  };
}

function statusOf(stored: string): OrderStatus {
  return orderStatusSchema.parse(stored);
}
