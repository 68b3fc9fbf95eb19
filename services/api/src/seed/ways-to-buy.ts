// A data table: currencies, shipping, payment and coupons. Amounts in fils.
import { toMinor } from '@dana/contracts/money';
import { freeDeliveryFrom } from '@dana/contracts/shop-terms';
import type { DrawingName, ViewName } from '@dana/sample-shop/drawings/picture-catalogue';
import type { ColourName } from '@dana/sample-shop/drawings/colours';
import type { Words } from './product-seed.ts';

/** Rates: units for one dinar. */
export const currencies = [
  {
    code: 'KWD',
    name: { en: 'Kuwaiti Dinar', ar: 'دينار كويتي' },
    symbol: { en: 'KWD', ar: 'د.ك' },
    rate: '1',
    active: true,
    is_default: true,
  },
  {
    code: 'SAR',
    name: { en: 'Saudi Riyal', ar: 'ريال سعودي' },
    symbol: { en: 'SAR', ar: 'ر.س' },
    rate: '12.2',
    active: true,
    is_default: false,
  },
  {
    code: 'AED',
    name: { en: 'UAE Dirham', ar: 'درهم إماراتي' },
    symbol: { en: 'AED', ar: 'د.إ' },
    rate: '11.95',
    active: true,
    is_default: false,
  },
  {
    code: 'USD',
    name: { en: 'US Dollar', ar: 'دولار أمريكي' },
    symbol: { en: '$', ar: '$' },
    rate: '3.255',
    active: true,
    is_default: false,
  },
];

export const shippingMethods = [
  {
    code: 'standard',
    name: { en: 'Standard delivery', ar: 'توصيل عادي' },
    description: { en: 'Delivered in 2–3 working days', ar: 'التوصيل خلال 2–3 أيام عمل' },
    price_minor: 1500,
    free_from_minor: toMinor(freeDeliveryFrom.amount, freeDeliveryFrom.currency),
    min_days: 2,
    max_days: 3,
  },
  {
    code: 'express',
    name: { en: 'Express delivery', ar: 'توصيل سريع' },
    description: { en: 'Delivered on the next working day', ar: 'التوصيل في يوم العمل التالي' },
    price_minor: 3000,
    free_from_minor: null,
    min_days: 1,
    max_days: 1,
  },
];

export const paymentMethods = [
  {
    code: 'cash-on-delivery',
    name: { en: 'Cash on delivery', ar: 'الدفع نقدًا عند الاستلام' },
    description: { en: 'Pay the courier in cash', ar: 'ادفع نقدًا لمندوب التوصيل' },
    has_installments: false,
    active: true,
  },
  {
    code: 'card-on-delivery',
    name: { en: 'Card on delivery', ar: 'الدفع بالبطاقة عند الاستلام' },
    description: {
      en: 'The courier brings a terminal for KNET, Visa and Mastercard',
      ar: 'يحمل المندوب جهازًا يقبل كي نت وفيزا وماستركارد',
    },
    has_installments: false,
    active: true,
  },
  {
    code: 'dana-installments',
    name: { en: 'Dana installments', ar: 'تقسيط دانة' },
    description: {
      en: 'Spread the amount over 3, 6 or 12 months; the first payment is due on delivery',
      ar: 'قسّم المبلغ على 3 أو 6 أو 12 شهرًا، والدفعة الأولى عند الاستلام',
    },
    has_installments: true,
    active: true,
  },
  {
    code: 'knet',
    name: { en: 'KNET', ar: 'كي نت' },
    description: { en: 'Pay now with your bank card', ar: 'ادفع الآن ببطاقتك المصرفية' },
    has_installments: false,
    active: true,
    position: 0,
  },
];

export const installmentPackages = [
  { name: { en: '3 months', ar: '3 أشهر' }, months: 3, fees_percent: 0, min_minor: 15_000 },
  { name: { en: '6 months', ar: '6 أشهر' }, months: 6, fees_percent: 2, min_minor: 30_000 },
  { name: { en: '12 months', ar: '12 شهرًا' }, months: 12, fees_percent: 4.5, min_minor: 60_000 },
];

export type CouponSeed = {
  code: string;
  title: Words;
  percent: number;
  minimumFils: number;
  productType?: 'electronics' | 'fashion' | 'beauty' | 'jewelry';
  /** Days from seeding; negative for one that is over. */
  endsInDays: number;
  useLimit?: number;
  picture: [DrawingName, ViewName, ColourName];
};

export const coupons: readonly CouponSeed[] = [
  {
    code: 'DANA10',
    title: { en: 'Ten percent on everything', ar: 'عشرة بالمئة على كل شيء' },
    percent: 10,
    minimumFils: 0,
    endsInDays: 120,
    picture: ['necklace', 'front', 'pearl'],
  },
  {
    code: 'SOUND14',
    title: { en: 'Sound and screens', ar: 'صوت وشاشات' },
    percent: 14,
    minimumFils: 50_000,
    productType: 'electronics',
    endsInDays: 21,
    picture: ['headphones', 'angle', 'sea'],
  },
  {
    code: 'WARDROBE20',
    title: { en: 'A fresh wardrobe', ar: 'خزانة متجددة' },
    percent: 20,
    minimumFils: 25_000,
    productType: 'fashion',
    endsInDays: 45,
    picture: ['jacket', 'front', 'olive'],
  },
  {
    code: 'GLOW15',
    title: { en: 'Care that glows', ar: 'عناية وإشراقة' },
    percent: 15,
    minimumFils: 12_000,
    productType: 'beauty',
    endsInDays: 9,
    picture: ['cream-jar', 'angle', 'blush'],
  },
  {
    code: 'LULU12',
    title: { en: 'The pearl season', ar: 'موسم اللؤلؤ' },
    percent: 12.5,
    minimumFils: 40_000,
    productType: 'jewelry',
    endsInDays: 60,
    useLimit: 500,
    picture: ['earrings', 'front', 'gold'],
  },
  {
    code: 'AUG23',
    title: { en: 'Back to school', ar: 'العودة إلى المدارس' },
    percent: 23,
    minimumFils: 20_000,
    endsInDays: -12,
    picture: ['backpack', 'angle', 'navy'],
  },
];
