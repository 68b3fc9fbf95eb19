/** The houses of the sample catalogue: invented names, each with a letter style for its wordmark. */
export const brands = [
  { slug: 'safwani', en: 'Safwani', ar: 'صفواني', style: 'wide' },
  { slug: 'noqta', en: 'Noqta', ar: 'نقطة', style: 'round' },
  { slug: 'marsadia', en: 'Marsadia', ar: 'مرصادية', style: 'thin' },
  { slug: 'hadeel-works', en: 'Hadeel Works', ar: 'ورشة هديل', style: 'wide' },
  { slug: 'qumash-nine', en: 'Qumash Nine', ar: 'قماش تسعة', style: 'thin' },
  { slug: 'duruba', en: 'Duruba', ar: 'دروبا', style: 'heavy' },
  { slug: 'failaka-thread', en: 'Failaka Thread', ar: 'خيط فيلكا', style: 'serif' },
  { slug: 'nadwana', en: 'Nadwana', ar: 'ندوانة', style: 'serif' },
  { slug: 'zahriyat', en: 'Zahriyat', ar: 'زهريات', style: 'round' },
  { slug: 'lulwaya', en: 'Lulwaya', ar: 'لولوايا', style: 'serif' },
  { slug: 'sadafine', en: 'Sadafine', ar: 'صدفين', style: 'thin' },
] as const;

export type Brand = (typeof brands)[number];
