import type { WordGroup } from './word-group.ts';

/**
 * Words of the Gulf for what a shop may not have. They are no mistakes for anything else, and `near` says under which
 * word the shop has what comes closest.
 */
export const otherGoods: WordGroup[] = [
  {
    words: [
      'عباية',
      'عبايات',
      'abaya',
      'abayas',
      'دراعة',
      'دراريع',
      'daraa',
      'شيلة',
      'حجاب',
      'جلابية',
      'بخنق',
    ],
    near: 'clothes',
  },
  {
    words: [
      'دشداشة',
      'دشاديش',
      'كندورة',
      'ثوب',
      'غترة',
      'غتر',
      'شماغ',
      'بشت',
      'عقال',
      'قحفية',
      'bisht',
      'ghutra',
    ],
    near: 'clothes',
  },
  {
    words: ['بنطلون', 'بناطيل', 'تنورة', 'بيجاما', 'jeans', 'trousers', 'skirt', 'pyjamas'],
    near: 'clothes',
  },
  { words: ['بخور', 'مبخرة', 'bukhoor', 'bakhoor', 'دخون', 'معمول'], near: 'perfume' },
  {
    words: ['كحل', 'مسكرة', 'ماسكرا', 'mascara', 'kohl', 'مناكير', 'foundation', 'فاونديشن'],
    near: 'makeup',
  },
  {
    words: ['تلفزيون', 'شاشة تلفزيون', 'television', 'tv', 'بلايستيشن', 'playstation', 'طابعة', 'printer'],
    near: 'electronics',
  },
  {
    words: ['نظارة', 'نظارات', 'sunglasses', 'glasses', 'محفظة', 'محافظ', 'wallet', 'belt', 'حزام'],
    near: 'fashion',
  },
];
