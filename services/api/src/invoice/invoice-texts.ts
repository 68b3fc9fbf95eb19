import type { PaymentStatus } from '@dana/contracts/api/order';
import type { Lang } from '../http/context.ts';

const en = {
  shop: 'Dana',
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
  gone: 'This link is no longer valid',
  goneText: 'Please open the invoice again from your order.',
  statuses: {
    due_on_delivery: 'due on delivery',
    pending: 'not paid yet',
    paid: 'paid',
    failed: 'not paid',
    cancelled: 'not paid',
    refunded: 'refunded',
  } satisfies Record<PaymentStatus, string>,
};

const ar: typeof en = {
  shop: 'دانة',
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
  gone: 'لم يعد هذا الرابط صالحًا',
  goneText: 'يُرجى فتح الفاتورة من صفحة الطلب.',
  statuses: {
    due_on_delivery: 'عند الاستلام',
    pending: 'لم يُدفع بعد',
    paid: 'مدفوع',
    failed: 'غير مدفوع',
    cancelled: 'غير مدفوع',
    refunded: 'تم رد المبلغ',
  },
};

/** The words of an invoice. */
export const invoiceTexts: Record<Lang, typeof en> = { en, ar };
