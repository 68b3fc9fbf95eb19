import type { Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
import { staffTextsAr } from './staff-texts-ar.ts';
import { staffTextsEn, type StaffTexts } from './staff-texts-en.ts';

/** The words of the staff's pages. */
export const staffTexts: Record<Lang, StaffTexts> = { en: staffTextsEn, ar: staffTextsAr };

/** The same for one order: what is collected at the shop is not delivered. */
export function textsOfOrder(lang: Lang, order: Pick<Order, 'shipping_method'>): StaffTexts {
  const texts = staffTexts[lang];
  return order.shipping_method?.pickup ? collected(texts) : texts;
}

/** The words for what is collected at the shop. */
export function collected(texts: StaffTexts): StaffTexts {
  const { statuses, payments, steps, order, form, slip } = texts.pickup;
  return {
    ...texts,
    statuses: { ...texts.statuses, ...statuses },
    payments: { ...texts.payments, ...payments },
    steps: { ...texts.steps, ...steps },
    order: { ...texts.order, ...order },
    form: { ...texts.form, ...form },
    slip: { ...texts.slip, ...slip },
  };
}
