import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
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
