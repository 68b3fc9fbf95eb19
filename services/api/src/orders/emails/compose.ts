import { amountText, dayText } from '../../emails/layout/amounts-and-days.ts';
import type { Email } from '../../emails/layout/email.ts';
import { renderEmail } from '../../emails/layout/render-email.ts';
import type { OrderEmailKind, ShopperEmailKind } from '../../emails/queue.ts';
import type { Compose } from '../../emails/send.ts';
import { greetedName } from '../../emails/typed-words.ts';
import type { Lang } from '../../http/context.ts';
import { staffPaths } from '../../pages/html-page.ts';
import { ownShop, shopMailbox } from '../../shop/own-shop.ts';
import { type EmailWords, sayAll, messages, type Values } from '../../messages.ts';
import {
  confirmOrderPath,
  giveTimeToConfirm,
  momentInWords,
  openOrderConfirmation,
} from '../confirm-order.ts';
import { presentOrder } from '../present-order.ts';
import {
  addressOf,
  factsOf,
  isStillTrue,
  linesOf,
  type Order,
  paidUntil,
  type Parcel,
  parcelOf,
  stepsOf,
  sumsOf,
} from './present-order.ts';

// First strong isolates (U+2068, U+2069), as the pages put them around what they insert.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Composes an email about an order from the order as it is now; null when it is not so any more. */
export function composeOrderEmail(kind: ShopperEmailKind): Compose {
  return async (deps, { order_id: orderId, lang }) => {
    if (kind === 'order_to_confirm') await giveTimeToConfirm(deps.db, orderId ?? '');
    const row = await deps.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId ?? '')
      .executeTakeFirst();
    if (!row || row.person_gone_at !== null) return null;
    const order = await presentOrder(deps.db, row, { lang, now: deps.now() });
    if (!isStillTrue(kind, order)) return null;
    const shopAddress = (await ownShop(deps.db)).contact?.address?.[lang];
    const link = `${deps.publicOrigin}/${lang}/order/${row.id}`;
    const confirmLink =
      kind === 'order_to_confirm' &&
      `${deps.publicOrigin}${confirmOrderPath(await openOrderConfirmation(deps, row.id), lang)}`;
    const subject = { kind, order, parcel: parcelOf(row), link: confirmLink || link, shopAddress };
    const mail = writeOrderEmail(subject, lang);
    return renderEmail(deps, mail, { to: order.contact.email, lang });
  };
}

type Subject = {
  kind: ShopperEmailKind;
  order: Order;
  parcel: Parcel | null;
  link: string;
  /** Where what is collected at the shop waits. */
  shopAddress: string | undefined;
};

/** The email itself. `link` is the order's page, or the one that confirms it. */
function writeOrderEmail({ kind, order, parcel, link, shopAddress }: Subject, lang: Lang): Email {
  const words = messages[lang].order;
  const returnUntil = order.return_until === null ? '' : isolate(dayText(order.return_until, lang));
  const values = {
    name: greetedName(order.contact.first_name, lang),
    number: order.number,
    total: isolate(amountText(order.total, order.currency)),
    until: isolate(paidUntil(order)),
    confirmBy: order.confirm_by === null ? '' : momentInWords(new Date(order.confirm_by), lang),
    returnUntil,
  };
  const { subject, heading, paragraphs, returnable } = wordsOf<{ returnable?: string }>(
    kind,
    order,
    lang,
    values,
  );
  const isUnpaid = kind === 'order_cancelled' && !['paid', 'refunded'].includes(order.payment_status);
  const isWaiting = kind === 'payment_waiting';
  return {
    subject,
    preview: paragraphs[0] ?? '',
    heading,
    paragraphs: [
      ...paragraphs,
      ...(returnable && returnUntil ? [returnable] : []),
      ...(isUnpaid ? [words.notCharged] : []),
      ...(isUnpaid && order.can_pay ? [words.again] : []),
    ],
    ...withSteps(order, lang),
    action: { label: isWaiting ? words.pay : kind === 'order_to_confirm' ? words.confirm : words.see, link },
    facts: factsOf(order, parcel, lang),
    lines: linesOf(order, lang),
    sums: sumsOf(order, lang),
    ...withAddress(order, shopAddress, lang),
  };
}

function withSteps(order: Order, lang: Lang): Pick<Email, 'steps'> {
  const steps = stepsOf(order, lang);
  return steps ? { steps } : {};
}

function withAddress(order: Order, shopAddress: string | undefined, lang: Lang): Pick<Email, 'address'> {
  const address = addressOf(order, lang, shopAddress);
  return address ? { address } : {};
}

/** What is collected at the shop has words of its own. */
const wordsOf = <More>(kind: OrderEmailKind, order: Order, lang: Lang, values: Values) =>
  sayAll<EmailWords & More>(
    lang,
    `emails.${kind}`,
    values,
    order.shipping_method.pickup ? 'pickup' : undefined,
  );

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
  const total = isolate(amountText(order.total, order.currency));
  const said = wordsOf<Record<'open' | 'name' | 'email' | 'phone', string>>('order_for_shop', order, lang, {
    number: order.number,
    total,
  });
  const address = addressOf(order, lang);
  const mail = {
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
  return renderEmail(deps, mail, { to, replyTo: email, lang });
};
