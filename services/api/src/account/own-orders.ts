import { toMajor } from '@dana/contracts/money';
import type { Selectable } from 'kysely';
import { presentAddresses } from '../places/addresses.ts';
import { localise } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';

/** So many orders are in memory at once. */
const ordersAtOnce = 100;

type OrderRow = Selectable<Database['orders']>;

/** The orders of a shopper with all that belongs to them, newest first. Amounts in the order's own currency. */
export async function* ownOrders(db: Db, userId: string, lang: Lang) {
  let last: OrderRow | undefined;
  do {
    const before = last;
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(before !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(before?.created_at ?? new Date(0), before?.id ?? '')),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ordersAtOnce)
      .execute();
    yield* await present(db, rows, lang);
    last = rows.length === ordersAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

async function present(db: Db, orders: OrderRow[], lang: Lang) {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [items, history, returns, refunds, payments, addresses] = await Promise.all([
    db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    db.selectFrom('order_history').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    db.selectFrom('order_returns').selectAll().where('order_id', 'in', ids).orderBy('created_at').execute(),
    db.selectFrom('refunds').selectAll().where('order_id', 'in', ids).orderBy('created_at').execute(),
    db.selectFrom('payments').selectAll().where('order_id', 'in', ids).orderBy('created_at').execute(),
    presentAddresses(
      db,
      orders.flatMap(({ id, address }) => (address ? [{ ...address, id }] : [])),
      lang,
    ),
  ]);
  return orders.map((order) => {
    const { id, currency } = order;
    const ofOrder = <Row extends { order_id: string }>(rows: Row[]) =>
      rows.filter(({ order_id }) => order_id === id);
    const major = (minor: number) => toMajor(minor, currency);
    const address = addresses.find((each) => each.id === id);
    return {
      ...{ number: order.number, status: order.status, payment_status: order.payment_status },
      ...{ created_at: order.created_at.toISOString(), currency, sub_total: major(order.sub_total_minor) },
      ...{ discount: major(order.discount_minor), delivery_price: major(order.shipping_minor) },
      ...{ fees: major(order.fees_minor), total: major(order.total_minor), coupon: order.promo_code },
      payment_method: localise(order.payment_method.name, lang),
      delivery: localise(order.shipping_method.name, lang),
      ...order.contact,
      ...(address && {
        ...{ country: address.country?.name ?? '', city: address.city?.name ?? '', area: address.area },
        ...{ town: address.town, address: address.address, postal_code: address.postal_code },
      }),
      ...{ notes: order.notes, courier: order.courier, tracking_number: order.tracking_number },
      items: ofOrder(items).map((item) => ({
        product: localise(item.name, lang),
        options: item.options
          .map(({ name, value }) => `${localise(name, lang)}: ${localise(value, lang)}`)
          .join(', '),
        ...{ sku: item.sku, quantity: item.quantity },
        ...{ unit_price: major(item.unit_minor), line_total: major(item.line_minor) },
      })),
      history: ofOrder(history).map(({ status, at }) => ({ status, at: at.toISOString() })),
      payments: ofOrder(payments).map((payment) => ({
        ...{ reference: payment.reference, payment_state: payment.status },
        amount: toMajor(payment.amount_minor, payment.currency),
        at: payment.created_at.toISOString(),
      })),
      refunds: ofOrder(refunds).map((refund) => ({
        amount: toMajor(refund.amount_minor, refund.currency),
        at: refund.created_at.toISOString(),
      })),
      returns: ofOrder(returns).map(({ status, reason, note, answer, created_at }) => ({
        ...{ return_status: status, reason, notes: note, answer, at: created_at.toISOString() },
      })),
    };
  });
}
