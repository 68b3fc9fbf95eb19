import { foldedTokens, foldText, withoutArticle } from '@dana/contracts/text-folding';

// Words that shoppers use for one another, in both languages. Folded once, at start.
const synonymGroups = [
  ['headphones', 'headphone', 'headset', 'سماعات', 'سماعة'],
  ['earbuds', 'earphones', 'سماعات أذن'],
  ['phone', 'phones', 'mobile', 'smartphone', 'هاتف', 'هواتف', 'جوال', 'موبايل', 'تلفون'],
  ['tablet', 'tablets', 'جهاز لوحي', 'تابلت'],
  ['laptop', 'laptops', 'notebook', 'حاسوب', 'لابتوب', 'كمبيوتر'],
  ['watch', 'watches', 'ساعة', 'ساعات'],
  ['speaker', 'speakers', 'مكبر', 'سبيكر'],
  ['camera', 'cameras', 'كاميرا', 'كاميرات'],
  ['bag', 'bags', 'handbag', 'شنطة', 'شنط', 'حقيبة', 'حقائب'],
  ['backpack', 'حقيبة ظهر'],
  ['shoes', 'shoe', 'حذاء', 'أحذية'],
  ['sneakers', 'trainers', 'حذاء رياضي'],
  ['dress', 'dresses', 'فستان', 'فساتين'],
  ['jacket', 'coat', 'سترة', 'جاكيت'],
  ['shirt', 't-shirt', 'tshirt', 'قميص', 'تيشيرت'],
  ['perfume', 'fragrance', 'عطر', 'عطور'],
  ['lipstick', 'أحمر شفاه', 'روج'],
  ['cream', 'كريم'],
  ['ring', 'rings', 'خاتم', 'خواتم'],
  ['necklace', 'قلادة', 'عقد', 'سلسال'],
  ['earrings', 'أقراط', 'حلق'],
  ['bracelet', 'سوار', 'أسورة', 'أساور'],
  ['pearl', 'pearls', 'لؤلؤ', 'لولو', 'دانة'],
  ['gold', 'ذهب'],
].map((group) => group.map(foldText));

const wordsMax = 8;

/**
 * What to look for: for each word of the query the folded texts of which one must occur – the word itself, the
 * word without its article, and its synonyms. Empty for a query without words. At most 8 words count.
 */
export function searchAlternatives(query: string): string[][] {
  const words = foldedTokens(query.slice(0, 200)).slice(0, wordsMax);
  return words.map((word) => {
    const bare = withoutArticle(word);
    const forms = bare ? [word, bare] : [word];
    const synonyms = synonymGroups.filter((group) => forms.some((form) => group.includes(form))).flat();
    return [...new Set([...forms, ...synonyms])];
  });
}

/**
 * The text that a product is found by, from everything that names it: folded words with a space around each, so
 * that " word" finds the start of a word, and at the end the words without their article.
 */
export function searchTextOf(parts: (string | undefined)[]): string {
  const words = foldedTokens(parts.filter(Boolean).join(' '));
  const bare = words.flatMap((word) => withoutArticle(word) ?? []);
  return ` ${[...words, ...new Set(bare)].join(' ')} `;
}
