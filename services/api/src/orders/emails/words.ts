// A data table: the names of what letters show of an order.
import type { OrderStatus } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';

type Words = Record<
  | 'number'
  | 'date'
  | 'delivery'
  | 'ready'
  | 'payment'
  | 'reference'
  | 'transaction'
  | 'courier'
  | 'tracking'
  | 'subTotal'
  | 'discount'
  | 'shipping'
  | 'fees'
  | 'total'
  | 'address'
  | 'collect'
  | 'see'
  | 'pay'
  | 'confirm'
  | 'quantity'
  | 'free'
  | 'notCharged'
  | 'again',
  string
>;

export const orderWords: Record<Lang, Words> = {
  en: {
    number: 'Order number',
    date: 'Date',
    delivery: 'Expected delivery',
    ready: 'Ready to collect',
    payment: 'Payment method',
    reference: 'Payment reference',
    transaction: 'Payment ID',
    courier: 'Courier',
    tracking: 'Tracking number',
    subTotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    fees: 'Fees',
    total: 'Total',
    address: 'Delivery address',
    collect: 'Where to collect it',
    see: 'See your order',
    pay: 'Pay now',
    confirm: 'Confirm my order',
    quantity: 'Quantity',
    free: 'Free',
    notCharged: 'You were not charged.',
    again: 'You can pay it again, or put its items back into your cart, from the order’s page.',
  },
  ar: {
    number: 'رقم الطلب',
    date: 'التاريخ',
    delivery: 'موعد التوصيل المتوقع',
    ready: 'موعد الاستلام',
    payment: 'طريقة الدفع',
    reference: 'مرجع الدفع',
    transaction: 'رقم عملية الدفع',
    courier: 'شركة التوصيل',
    tracking: 'رقم التتبع',
    subTotal: 'المجموع الفرعي',
    discount: 'الخصم',
    shipping: 'التوصيل',
    fees: 'الرسوم',
    total: 'الإجمالي',
    address: 'عنوان التوصيل',
    collect: 'مكان الاستلام',
    see: 'عرض الطلب',
    pay: 'الدفع الآن',
    confirm: 'تأكيد طلبي',
    quantity: 'الكمية',
    free: 'مجاني',
    notCharged: 'لم يُحصَّل أي مبلغ.',
    again: 'يمكنك دفعه من جديد، أو إعادة منتجاته إلى السلة، من صفحة الطلب.',
  },
};

/** What an order goes through when all is well. */
export const usualSteps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const;

export const stepWords: Record<Lang, Record<(typeof usualSteps)[number], string>> = {
  en: {
    placed: 'Placed',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  ar: {
    placed: 'تم الطلب',
    confirmed: 'تم التأكيد',
    packed: 'تم التجهيز',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
  },
};

/** The same of what is collected at the shop. */
export const pickupSteps = ['placed', 'confirmed', 'packed', 'delivered'] as const;
export const pickupStepWords: typeof stepWords = {
  en: { ...stepWords.en, packed: 'Ready to collect', delivered: 'Collected' },
  ar: { ...stepWords.ar, packed: 'جاهز للاستلام', delivered: 'تم الاستلام' },
};

/** How far an order is, by its status, among its steps; -1 when it goes no further. */
export const stepOf = (status: OrderStatus, steps: readonly string[]): number => steps.indexOf(status);
