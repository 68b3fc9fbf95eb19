import { staffPaths } from '../pages/staff-paths.ts';
import { presentOrder } from '../commerce/present-order.ts';
import type { Lang } from '../http/context.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import { shopMailbox } from '../shop/own-shop.ts';
import { parcelOf } from './parcel-of.ts';
import { addressOf, factsOf, linesOf, sumsOf } from './present-for-letter.ts';
import { isStillTrue } from './still-true.ts';

type Words = { subject: string; heading: string; open: string; name: string; email: string; phone: string };

type Said = { number: string; total: string; isPickup: boolean };

const words: Record<Lang, (order: Said) => Words> = {
  en: ({ number, total, isPickup }) => ({
    subject: `New order ${number}${isPickup ? ' to collect' : ''}: ${total}`,
    heading: isPickup ? 'A new order, to be collected at the shop' : 'A new order',
    open: 'Open the order',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  }),
  ar: ({ number, total, isPickup }) => ({
    subject: `طلب جديد ${number}${isPickup ? ' للاستلام من المتجر' : ''}: ${total}`,
    heading: isPickup ? 'طلب جديد يُستلم من المتجر' : 'طلب جديد',
    open: 'فتح الطلب',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
  }),
};

/** To the shop's people: an order that they can begin with. An answer goes to who ordered. */
export const composeOrderForShop: Compose = async (deps, { order_id: orderId, lang }) => {
  const [to, row] = await Promise.all([
    shopMailbox(deps),
    deps.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId ?? '')
      .executeTakeFirst(),
  ]);
  if (to === undefined || !row) return null;
  const order = await presentOrder(deps.db, row, { lang, now: deps.now() });
  if (!isStillTrue('order_for_shop', order)) return null;
  const { first_name, last_name, email, phone } = order.contact;
  const { number } = order;
  const said = words[lang]({
    number,
    total: `\u2068${amountText(order.total, order.currency)}\u2069`,
    isPickup: order.shipping_method?.pickup ?? false,
  });
  const address = addressOf(order, lang);
  const letter = {
    subject: said.subject,
    preview: order.items
      .map(({ name, quantity }) => `${quantity} × ${name}`)
      .join(lang === 'ar' ? '، ' : ', '),
    heading: said.heading,
    paragraphs: [],
    action: { label: said.open, link: `${deps.publicOrigin}${staffPaths.orders}/${row.id}?lang=${lang}` },
    facts: [
      ...factsOf(order, parcelOf(row), lang),
      { label: said.name, value: `${first_name} ${last_name}` },
      { label: said.email, value: email, isCode: true },
      { label: said.phone, value: phone, isCode: true },
    ],
    lines: linesOf(order, lang),
    sums: sumsOf(order, lang),
    ...(address && { address }),
  };
  return renderLetter(deps, letter, { to, replyTo: email, lang });
};
