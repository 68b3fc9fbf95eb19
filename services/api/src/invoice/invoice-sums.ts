import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../http/context.ts';
import { invoiceTexts } from './invoice-texts.ts';

type Sum = { name: string; amount: number; isTotal?: true };

/** What is added up at the foot of an invoice: what is nothing is left out, but for the delivery. */
export function invoiceSums(order: Order, lang: Lang): Sum[] {
  const texts = invoiceTexts[lang];
  const unlessNone = (name: string, amount: number): Sum[] => (amount === 0 ? [] : [{ name, amount }]);
  return [
    { name: texts.subTotal, amount: order.sub_total },
    ...unlessNone(texts.discount, -order.discount),
    { name: texts.shipping, amount: order.shipping },
    ...unlessNone(texts.fees, order.fees),
    { name: texts.total, amount: order.total, isTotal: true },
    ...unlessNone(texts.refunded, -order.refunded),
  ];
}
