import type { SizeGuideKind } from '@dana/contracts/api/product';

type SizeWords = Record<
  | SizeGuideKind
  | 'size'
  | 'women'
  | 'men'
  | 'bust'
  | 'chest'
  | 'waist'
  | 'hips'
  | 'foot'
  | 'diameter'
  | 'circumference',
  string
>;

/** What is read in the size guide alone. It comes with it, so that the texts of every first page stay small. */
export const sizeWords: Record<'en' | 'ar', SizeWords> = {
  en: {
    clothing:
      'Body measurements in centimeters, taken over underwear with a loose tape; bust and chest by the European standard EN 13402. Between two sizes, choose the larger one.',
    shoes:
      'Stand on a sheet of paper and measure from heel to longest toe, in the evening. EU sizes; length in centimeters.',
    rings:
      'Measure the inside of a ring that fits, or wrap a strip of paper around your finger. Sizes by ISO 8653; measures in millimeters.',
    size: 'Size',
    women: 'Women',
    men: 'Men',
    bust: 'Bust',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    foot: 'Foot length',
    diameter: 'Inner diameter',
    circumference: 'Inner circumference',
  },
  ar: {
    clothing:
      'قياسات الجسم بالسنتيمتر بشريط غير مشدود فوق ملابس داخلية خفيفة، وقياس الصدر بحسب المعيار الأوروبي EN 13402. بين مقاسين يُفضَّل الأكبر.',
    shoes: 'تُقاس القدم مساءً على ورقة، من الكعب إلى أطول إصبع. المقاسات أوروبية، والطول بالسنتيمتر.',
    rings:
      'يُقاس خاتم مناسب من الداخل، أو شريط من الورق ملفوف حول الإصبع. المقاسات بحسب ISO 8653، والقياسات بالملليمتر.',
    size: 'المقاس',
    women: 'نساء',
    men: 'رجال',
    bust: 'الصدر',
    chest: 'الصدر',
    waist: 'الخصر',
    hips: 'الورك',
    foot: 'طول القدم',
    diameter: 'القطر الداخلي',
    circumference: 'المحيط الداخلي',
  },
};
