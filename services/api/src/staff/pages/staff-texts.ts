import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
import { type Texts, texts } from '../../texts.ts';

export type StaffTexts = Texts['staff'];

/** The words of the staff's pages. */
export const staffTexts: Record<Lang, StaffTexts> = { en: texts.en.staff, ar: texts.ar.staff };

/** The same for one order: what is collected at the shop is not delivered. */
export function textsOfOrder(lang: Lang, order: Pick<Order, 'shipping_method'>): StaffTexts {
  const words = staffTexts[lang];
  return order.shipping_method?.pickup ? collected(words) : words;
}

/** The words for what is collected at the shop. */
export function collected(words: StaffTexts): StaffTexts {
  const { statuses, payments, steps, order, form, slip } = words.pickup;
  return {
    ...words,
    statuses: { ...words.statuses, ...statuses },
    payments: { ...words.payments, ...payments },
    steps: { ...words.steps, ...steps },
    order: { ...words.order, ...order },
    form: { ...words.form, ...form },
    slip: { ...words.slip, ...slip },
  };
}
