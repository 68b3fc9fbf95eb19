import type { Order } from '@dana/contracts/api/order';
import type { Shop } from '@dana/contracts/api/shop';
import { showPhone } from '@dana/contracts/show-phone';
import type { Lang } from '../../http/context.ts';
import { addressText, dayText, moneyText } from '../../pages/page-formats.ts';
import { shopLines } from '../../shop/own-shop.ts';
import { type Messages, messages } from '../../messages.ts';

/** The words of an invoice. */
export const invoiceMessages: Record<Lang, Messages['invoice']> = {
  en: messages.en.invoice,
  ar: messages.ar.invoice,
};

/** The words of the invoice of an order: what is collected at the shop is not delivered. */
export function messagesOfInvoice(
  { shipping_method: delivery }: Pick<Order, 'shipping_method'>,
  lang: Lang,
): Messages['invoice'] {
  const words = invoiceMessages[lang];
  if (!delivery?.pickup) return words;
  const { delivery: name, due } = words.pickup;
  return { ...words, delivery: name, statuses: { ...words.statuses, due_on_delivery: due } };
}

export type InvoiceRow = { name: string; notes: string[]; units: string; price: string; amount: string };

/** All words of an invoice, ready to be set: what has a direction of its own stands in an isolate. */
export type InvoiceContent = {
  lang: Lang;
  title: string;
  shop: string;
  /** Its address and numbers; one a line. */
  shopLines: string[];
  /** The shop's own colour on paper. */
  colour?: string;
  fullTitle: string;
  facts: { name: string; value: string }[];
  parties: { name: string; lines: string[] }[];
  columns: { item: string; units: string; price: string; amount: string };
  rows: InvoiceRow[];
  sums: { name: string; amount: string; isTotal: boolean }[];
  pageOf: string;
};

const ltr = (text: string) => `\u2066${text}\u2069`;
const own = (text: string) => `\u2068${text}\u2069`;

/** What stands on an order's invoice. */
export function invoiceContent(
  order: Order,
  lang: Lang,
  shop: Pick<Shop, 'name' | 'colours' | 'contact' | 'registration' | 'taxNumber'>,
): InvoiceContent {
  const shopName = shop.name[lang];
  const messages = messagesOfInvoice(order, lang);
  const { contact, payment_method: method, shipping_method: delivery } = order;
  const money = (amount: number) => ltr(moneyText(amount, order.currency));
  return {
    lang,
    title: messages.title,
    shop: shopName,
    shopLines: shopLines(shop, lang).map(own),
    ...(shop.colours && { colour: shop.colours.primary.light }),
    fullTitle: `${messages.title} ${order.number} · ${shopName}`,
    facts: [
      { name: messages.order, value: ltr(order.number) },
      { name: messages.date, value: own(dayText(order.created_at, lang)) },
      {
        name: messages.payment,
        value: `${own(method?.name ?? '')} (${messages.statuses[order.payment_status]})`,
      },
    ],
    parties: [
      {
        name: messages.to,
        lines: [
          ...(contact.email === '' ? [] : [own(`${contact.first_name} ${contact.last_name}`)]),
          ...addressText(order.address).map(own),
          ...(contact.phone === '' ? [] : [ltr(showPhone(contact.phone))]),
        ],
      },
      { name: messages.delivery, lines: delivery ? [own(delivery.name)] : [] },
    ],
    columns: { item: messages.item, units: messages.units, price: messages.price, amount: messages.amount },
    rows: order.items.map((item) => ({
      name: own(item.name),
      notes: [...item.options.map(({ name, value }) => `${own(name)}: ${own(value)}`), ltr(item.sku)],
      units: ltr(String(item.quantity)),
      price: money(item.unit_price),
      amount: money(item.line_total),
    })),
    sums: invoiceSums(order, lang).map(({ name, amount, isTotal = false }) => ({
      ...{ name, amount: money(amount), isTotal },
    })),
    pageOf: messages.pageOf,
  };
}

type Sum = { name: string; amount: number; isTotal?: true };

/** What is added up at the foot of an invoice: what is nothing is left out, but for the delivery. */
export function invoiceSums(order: Order, lang: Lang): Sum[] {
  const messages = invoiceMessages[lang];
  const unlessNone = (name: string, amount: number): Sum[] => (amount === 0 ? [] : [{ name, amount }]);
  return [
    { name: messages.subTotal, amount: order.sub_total },
    ...unlessNone(messages.discount, -order.discount),
    { name: messages.shipping, amount: order.shipping },
    ...unlessNone(messages.fees, order.fees),
    { name: messages.total, amount: order.total, isTotal: true },
    ...unlessNone(messages.refunded, -order.refunded),
  ];
}
