import type { OrderStatus } from '@dana/contracts/api/order';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { amountText, clockText, daysText, dayText } from '../../emails/layout/amounts-and-days.ts';
import type { Fact, Email, Line, Sum } from '../../emails/layout/email.ts';
import type { OrderEmailKind } from '../../emails/queue.ts';
import { isName, typedWords } from '../../emails/typed-words.ts';
import type { Lang } from '../../http/context.ts';
import type { presentOrder } from '../present-order.ts';
import { messages } from '../../messages.ts';

/** An order as the API answers it. */
export type Order = Awaited<ReturnType<typeof presentOrder>>;

/** The things of an order. */
export function linesOf(order: Order, lang: Lang): Line[] {
  const { quantity: word } = messages[lang].order;
  return order.items.map(({ name, options, quantity, line_total }) => ({
    name,
    detail: [...options.map((option) => `${option.name}: ${option.value}`), `${word}: ${quantity}`].join(
      ' · ',
    ),
    amount: amountText(line_total, order.currency),
  }));
}

/** What they come to. */
export function sumsOf(order: Order, lang: Lang): Sum[] {
  const words = messages[lang].order;
  const sum = (label: string, amount: number): Sum => ({ label, amount: amountText(amount, order.currency) });
  return [
    sum(words.subTotal, order.sub_total),
    ...(order.discount > 0 ? [sum(words.discount, -order.discount)] : []),
    order.shipping > 0 ? sum(words.shipping, order.shipping) : { label: words.shipping, amount: words.free },
    ...(order.fees > 0 ? [sum(words.fees, order.fees)] : []),
    { ...sum(words.total, order.total), isTotal: true },
  ];
}

/** Number, day, delivery and payment of an order, and its parcel where there is one. */
export function factsOf(order: Order, parcel: Parcel | null, lang: Lang): Fact[] {
  const words = messages[lang].order;
  const { expected_delivery: delivery, payment, status } = order;
  const isPaid = payment?.paid_at;
  const isPickup = order.shipping_method.pickup ?? false;
  return [
    { label: words.number, value: order.number, isCode: true },
    { label: words.date, value: dayText(order.created_at, lang) },
    ...(delivery && status !== 'delivered'
      ? [
          {
            label: isPickup ? words.ready : words.delivery,
            value: daysText(delivery.from, delivery.to, lang),
          },
        ]
      : []),
    ...(parcel ? [{ label: words.courier, value: parcel.courier }] : []),
    ...(parcel?.trackingNumber
      ? [
          {
            label: words.tracking,
            value: parcel.trackingNumber,
            isCode: true,
            ...(parcel.trackingUrl && { link: parcel.trackingUrl }),
          },
        ]
      : []),
    { label: words.payment, value: order.payment_method.name },
    ...(payment && isPaid ? [{ label: words.reference, value: payment.reference, isCode: true }] : []),
    ...(payment?.transaction_id
      ? [{ label: words.transaction, value: payment.transaction_id, isCode: true }]
      : []),
  ];
}

/** What an order goes through when all is well, and one that is collected at the shop. */
const usualSteps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const;
const pickupSteps = ['placed', 'confirmed', 'packed', 'delivered'] as const;

/** How far it is; nothing for an order that goes no further. */
export function stepsOf({ status, shipping_method: { pickup } }: Order, lang: Lang): Email['steps'] {
  const steps: readonly OrderStatus[] = pickup ? pickupSteps : usualSteps;
  const words = pickup ? messages[lang].pickupSteps : messages[lang].orderSteps;
  const reached = steps.indexOf(status);
  if (reached < 0) return undefined;
  return steps.map((step, index) => ({
    label: words[step as keyof typeof words],
    isReached: index <= reached,
  }));
}

/** Where it goes, or where it waits. */
export function addressOf(
  { address, contact, shipping_method: { pickup } }: Order,
  lang: Lang,
  shopAddress?: string,
): Email['address'] {
  if (pickup && shopAddress !== undefined)
    return { label: messages[lang].order.collect, lines: [`\u2068${shopAddress}\u2069`] };
  if (!address) return undefined;
  const places = [address.town, address.city?.name, address.country?.name];
  const lines = [
    ...([contact.first_name, contact.last_name].every(isName)
      ? [typedWords(`${contact.first_name} ${contact.last_name}`)]
      : []),
    typedWords(address.address),
    places.flatMap((place) => (place ? [typedWords(place)] : [])).join(lang === 'ar' ? '، ' : ', '),
  ];
  return { label: messages[lang].order.address, lines };
}

/** Until when an order waits for its payment, the time of day; empty when it does not. */
export const paidUntil = ({ payment }: Order): string =>
  payment?.expires_at ? clockText(payment.expires_at) : '';

/** Who carries an order, and where that can be followed. */
export type Parcel = { courier: string; trackingNumber: string | null; trackingUrl: string | null };

type Carried = Pick<Selectable<Database['orders']>, 'courier' | 'tracking_number' | 'tracking_url'>;

/** The parcel of an order, or null while the shop knows of none. */
export function parcelOf({ courier, tracking_number, tracking_url }: Carried): Parcel | null {
  if (!courier) return null;
  return { courier, trackingNumber: tracking_number, trackingUrl: tracking_url };
}

type OrderState = {
  status: string;
  can_restore: boolean;
  payment: object | null;
  /** Until when it waits to be confirmed. */
  confirm_by: string | null;
};

const ended = ['cancelled', 'refunded'];

/**
 * Whether an order is still as an email would say. An email that waited – for a mail server, or because the shopper
 * was about to pay – must not report what is over; what became of it has an email of its own.
 */
export function isStillTrue(
  kind: OrderEmailKind,
  { status, can_restore, payment, confirm_by }: OrderState,
): boolean {
  switch (kind) {
    case 'order_placed':
    case 'order_for_shop':
      return !ended.includes(status);
    case 'order_to_confirm':
      return confirm_by !== null;
    case 'payment_waiting':
      return status === 'awaiting_payment';
    case 'order_packed':
      return status === 'packed';
    case 'order_shipped':
      return status === 'shipped';
    case 'order_cancelled':
      // Back in a cart, it is being bought again.
      return status === 'cancelled' && (payment === null || can_restore);
    default:
      return true;
  }
}
