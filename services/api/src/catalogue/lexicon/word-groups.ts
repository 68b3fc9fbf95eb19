/**
 * Words that shoppers use for one another. A word may be several, and its plural need not be named where it is made by
 * a rule (`word-forms.ts`).
 */
export type WordGroup = {
  words: string[];
  /** Is searched for with them, but not the other way round: red finds wine. */
  also?: string[];
  /** They say what a thing is like, is made of or is for, and never what it is. */
  describes?: boolean;
  /** The shop does not have it, and has what comes closest under this word: shown, and said to be something else. */
  instead?: string;
  /** The shop does not have it, and nothing is shown in its place; where to look is found under this word. */
  near?: string;
};

/** What things are called: in both languages, in the Gulf, one and many, and by spellings that many use. */
export const goods: WordGroup[] = [
  { words: ['headphones', 'headset', 'سماعة رأس', 'هيدفون'] },
  { words: ['earbuds', 'earphones', 'سماعات أذن', 'سماعة أذن'] },
  { words: ['سماعة', 'سماعات'], also: ['headphones', 'earbuds'] },
  { words: ['airpods', 'ايربودز'], also: ['earbuds'] },
  { words: ['speaker', 'مكبر', 'سبيكر', 'مكبر صوت', 'مكبرات'] },
  {
    words: [
      'phone',
      'mobile',
      'smartphone',
      'cellphone',
      'هاتف',
      'هواتف',
      'جوال',
      'موبايل',
      'تلفون',
      'تليفون',
    ],
  },
  { words: ['iphone', 'ايفون', 'android', 'اندرويد'], also: ['phone', 'هاتف'] },
  { words: ['tablet', 'جهاز لوحي', 'أجهزة لوحية', 'تابلت'] },
  { words: ['ipad', 'ايباد'], also: ['tablet', 'جهاز لوحي'] },
  { words: ['laptop', 'notebook', 'labtop', 'حاسوب', 'حواسيب', 'لابتوب', 'كمبيوتر', 'كومبيوتر', 'computer'] },
  { words: ['watch', 'ساعة', 'ساعات'] },
  { words: ['smartwatch', 'smart watch', 'connected watch', 'ساعة ذكية', 'سمارت ووتش'] },
  { words: ['camera', 'كاميرا', 'كاميرات', 'كامرة'] },
  { words: ['bag', 'شنطة', 'شنط', 'جنطة', 'حقيبة', 'حقائب'], also: ['handbag'] },
  { words: ['handbag', 'purse', 'شنطة يد', 'حقيبة يد'] },
  { words: ['backpack', 'rucksack', 'حقيبة ظهر', 'شنطة ظهر'] },
  { words: ['shoe', 'shoes', 'footwear', 'حذاء', 'أحذية', 'جوتي', 'جواتي', 'شوز', 'جزمة'] },
  { words: ['sandals', 'slippers', 'نعال', 'نعل', 'صندل', 'شبشب'], also: ['shoes', 'حذاء'] },
  { words: ['sneakers', 'trainers', 'حذاء رياضي', 'أحذية رياضية'] },
  { words: ['heels', 'heeled', 'كعب', 'كعب عالي'] },
  { words: ['dress', 'gown', 'فستان', 'فساتين', 'نفنوف', 'نفانيف'] },
  { words: ['jacket', 'coat', 'سترة', 'جاكيت', 'جاكت', 'معطف'] },
  { words: ['t-shirt', 'tee', 'تيشيرت', 'فانيلة', 'فنيلة', 'تيشرت'] },
  { words: ['shirt', 'قميص', 'قمصان'], also: ['t-shirt', 'تيشيرت'] },
  { words: ['clothes', 'clothing', 'ملابس', 'لبس'] },
  { words: ['perfume', 'fragrance', 'parfum', 'عطر', 'عطور'] },
  { words: ['lipstick', 'أحمر شفاه', 'أحمر شفايف', 'روج', 'حمرة', 'قلم شفاه'] },
  { words: ['makeup', 'make-up', 'cosmetics', 'مكياج', 'ميك اب', 'ميكب', 'ماكياج'] },
  { words: ['eyeshadow', 'ظلال العيون', 'شادو', 'ظل عيون'] },
  { words: ['cream', 'moisturiser', 'moisturizer', 'كريم', 'مرطب'] },
  { words: ['balm', 'بلسم'] },
  { words: ['ring', 'خاتم', 'خواتم', 'محبس', 'دبلة'] },
  { words: ['necklace', 'قلادة', 'قلائد', 'عقد', 'عقود', 'سلسال', 'سنسال'] },
  { words: ['pendant', 'تعليقة'], also: ['necklace'] },
  { words: ['earrings', 'قرط', 'أقراط', 'حلق', 'حلقان', 'تراجي', 'ترجية', 'ترتشية'] },
  { words: ['bracelet', 'سوار', 'أساور', 'أسورة', 'اسوارة'] },
  { words: ['bangle', 'بنجرة', 'بناجر', 'غوايش', 'مضاعد'] },
  { words: ['jewelry', 'jewellery', 'مجوهرات', 'حلي'] },
  { words: ['gift', 'present', 'هدية', 'هدايا', 'هديه'] },
  { words: ['pearl', 'لؤلؤ', 'لؤلؤة', 'لآلئ', 'لولو', 'لولوة'] },
  { words: ['دانة', 'dana'], also: ['pearl'] },
];

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

/** How shoppers say what a thing is like, is made of, or is for. */
const groups: WordGroup[] = [
  { words: ['gold', 'golden', 'ذهب', 'ذهبي'] },
  { words: ['silver', 'فضة', 'فضي'] },
  { words: ['leather', 'جلد', 'جلدي', 'جلود'] },
  { words: ['cotton', 'قطن', 'قطني'] },
  { words: ['linen', 'كتان'] },
  { words: ['oud', 'oudh', 'عود'] },
  { words: ['rose', 'ورد', 'وردة'] },
  { words: ['bluetooth', 'بلوتوث'] },
  { words: ['wireless', 'cordless', 'لاسلكي'] },
  { words: ['canceling', 'cancelling', 'cancellation'] },
  { words: ['karat', 'carat', 'عيار'] },
  { words: ['wired', 'سلكي'] },
  { words: ['smart', 'connected', 'ذكي', 'ذكية'] },
  { words: ['waterproof', 'water resistant', 'ضد الماء', 'مقاوم للماء', 'ضد الماي'] },
  { words: ['men', 'man', 'mens', 'gents', 'him', 'رجال', 'رجالي', 'شبابي'], also: ['له'] },
  {
    words: ['women', 'woman', 'womens', 'ladies', 'girls', 'her', 'نساء', 'نسائي', 'نسائية', 'بناتي'],
    also: ['لها'],
  },
  { words: ['sport', 'sports', 'running', 'gym', 'رياضة', 'رياضي', 'جري'] },
  { words: ['wedding', 'bridal', 'عرس', 'أعراس', 'زفاف', 'زواج'] },
  { words: ['school', 'study', 'مدرسة', 'دراسة', 'جامعة'] },
  { words: ['winter', 'شتاء', 'شتوي'] },
  { words: ['summer', 'صيف', 'صيفي'] },
  { words: ['travel', 'سفر'] },
  { words: ['large', 'big', 'كبير'] },
  { words: ['small', 'mini', 'صغير'] },
  // Colours that go by names of their own here.
  { words: ['red', 'أحمر', 'حمراء'], also: ['wine', 'نبيتي'] },
  { words: ['white', 'أبيض', 'بيضاء'], also: ['pearl', 'لؤلؤي'] },
  { words: ['black', 'أسود', 'سوداء'], also: ['graphite', 'غرافيت'] },
  { words: ['grey', 'gray', 'رمادي'], also: ['graphite', 'غرافيت', 'silver', 'فضي'] },
  { words: ['blue', 'أزرق', 'زرقاء'], also: ['navy', 'كحلي', 'sea', 'بحري'] },
  { words: ['green', 'أخضر', 'خضراء'], also: ['forest', 'olive', 'زيتوني'] },
  { words: ['beige', 'brown', 'بيج', 'بني'], also: ['sand', 'رملي'] },
  { words: ['pink', 'زهري', 'وردي'], also: ['rose', 'blush'] },
  { words: ['orange', 'برتقالي'], also: ['coral', 'مرجاني'] },
  { words: ['purple', 'بنفسجي', 'موف'], also: ['violet'] },
];

export const qualities: WordGroup[] = groups.map((group) => ({ ...group, describes: true }));
