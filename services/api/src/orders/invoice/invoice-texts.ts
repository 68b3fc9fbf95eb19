import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
import { type Texts, texts } from '../../texts.ts';

/** The words of an invoice. */
export const invoiceTexts: Record<Lang, Texts['invoice']> = { en: texts.en.invoice, ar: texts.ar.invoice };

/** The words of the invoice of an order: what is collected at the shop is not delivered. */
export function textsOfInvoice(
  { shipping_method: delivery }: Pick<Order, 'shipping_method'>,
  lang: Lang,
): Texts['invoice'] {
  const words = invoiceTexts[lang];
  if (!delivery?.pickup) return words;
  const { delivery: name, due } = words.pickup;
  return { ...words, delivery: name, statuses: { ...words.statuses, due_on_delivery: due } };
}
