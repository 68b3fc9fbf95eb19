import type { WordGroup } from './word-group.ts';

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
