import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
import { type Messages, messages } from '../../messages.ts';

export type StaffMessages = Messages['staff'];

/** The words of the staff's pages. */
export const staffMessages: Record<Lang, StaffMessages> = { en: messages.en.staff, ar: messages.ar.staff };

/** The same for one order: what is collected at the shop is not delivered. */
export function messagesOfOrder(lang: Lang, order: Pick<Order, 'shipping_method'>): StaffMessages {
  const words = staffMessages[lang];
  return order.shipping_method?.pickup ? collected(words) : words;
}

/** The words for what is collected at the shop. */
export function collected(words: StaffMessages): StaffMessages {
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
