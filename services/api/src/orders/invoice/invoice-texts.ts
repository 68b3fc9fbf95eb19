import type { Order, PaymentStatus } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';

const en = {
  shop: '{{shop}}',
  otherLanguage: 'العربية',
  title: 'Invoice',
  order: 'Order',
  date: 'Date',
  payment: 'Payment',
  to: 'Billed to',
  delivery: 'Delivery',
  item: 'Item',
  pieces: 'Pieces',
  price: 'Price',
  amount: 'Amount',
  subTotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  fees: 'Fees',
  total: 'Total',
  refunded: 'Refunded',
  print: 'Print with the browser (Ctrl P).',
  pdf: 'Save as PDF',
  pageOf: 'Page {{page}} of {{pages}}',
  gone: 'This link is no longer valid',
  goneText: 'Please open the invoice again from your order.',
  busy: 'The PDF cannot be made right now',
  busyText: 'Please try again in a minute. The page shows the same invoice and can be printed.',
  openPage: 'Open the invoice',
  statuses: {
    due_on_delivery: 'due on delivery',
    pending: 'not paid yet',
    paid: 'paid',
    failed: 'not paid',
    cancelled: 'not paid',
    refunded: 'refunded',
  } satisfies Record<PaymentStatus, string>,
  /** Of what is collected at the shop. */
  pickup: { delivery: 'Collection', due: 'due on collection' },
};

const ar: typeof en = {
  shop: '{{shop}}',
  otherLanguage: 'English',
  title: 'فاتورة',
  order: 'رقم الطلب',
  date: 'التاريخ',
  payment: 'الدفع',
  to: 'العميل',
  delivery: 'التوصيل',
  item: 'المنتج',
  pieces: 'القطع',
  price: 'السعر',
  amount: 'المبلغ',
  subTotal: 'المجموع الفرعي',
  discount: 'الخصم',
  shipping: 'التوصيل',
  fees: 'الرسوم',
  total: 'الإجمالي',
  refunded: 'المبلغ المردود',
  print: 'للطباعة استخدم أمر الطباعة في المتصفح (Ctrl P).',
  pdf: 'حفظ بصيغة PDF',
  pageOf: 'صفحة {{page}} من {{pages}}',
  gone: 'لم يعد هذا الرابط صالحًا',
  goneText: 'افتح الفاتورة من صفحة الطلب.',
  busy: 'تعذّر إنشاء ملف PDF الآن',
  busyText: 'أعد المحاولة بعد دقيقة. تعرض الصفحة الفاتورة نفسها ويمكن طباعتها.',
  openPage: 'فتح الفاتورة',
  statuses: {
    due_on_delivery: 'عند الاستلام',
    pending: 'لم يُدفع بعد',
    paid: 'مدفوع',
    failed: 'غير مدفوع',
    cancelled: 'غير مدفوع',
    refunded: 'تم رد المبلغ',
  },
  pickup: { delivery: 'الاستلام', due: 'عند الاستلام من المتجر' },
};

/** The words of an invoice. */
export const invoiceTexts: Record<Lang, typeof en> = { en, ar };

/** The words of the invoice of an order: what is collected at the shop is not delivered. */
export function textsOfInvoice(
  { shipping_method: delivery }: Pick<Order, 'shipping_method'>,
  lang: Lang,
): typeof en {
  const texts = invoiceTexts[lang];
  if (!delivery?.pickup) return texts;
  const { delivery: name, due } = texts.pickup;
  return { ...texts, delivery: name, statuses: { ...texts.statuses, due_on_delivery: due } };
}
