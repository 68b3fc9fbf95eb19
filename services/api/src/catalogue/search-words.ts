import { foldedTokens, foldText, withoutArticle } from '@dana/contracts/text-folding';
import { canBeMistyped, isOneMistakeApart } from './typos.ts';

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
const queryLengthMax = 200;
const prefixLengthMin = 3;

/** A word of a query: as typed (folded), without its article if it has one, and its synonyms. */
export type QueryWord = { word: string; forms: string[]; synonyms: string[] };

/** The words of a query; empty for one without words. At most 8 words of the first 200 characters count. */
export function queryWords(query: string): QueryWord[] {
  const words = foldedTokens(query.slice(0, queryLengthMax)).slice(0, wordsMax);
  return [...new Set(words)].map((word) => {
    const bare = withoutArticle(word);
    const forms = bare ? [word, bare] : [word];
    return { word, forms, synonyms: synonymsOf(forms) };
  });
}

/** The other words in the groups of these words. A synonym may be several words. */
export function synonymsOf(forms: readonly string[]): string[] {
  const groups = synonymGroups.filter((group) => group.some((member) => forms.includes(member)));
  return [...new Set(groups.flat())].filter((member) => !forms.includes(member));
}

/** Words with synonyms that begin with this one, or are one mistake away from it. */
export function nearSynonyms(word: string): string[] {
  const members = synonymGroups.flat();
  const begun = word.length >= prefixLengthMin ? members.filter((member) => member.startsWith(word)) : [];
  return [
    ...begun,
    ...(canBeMistyped(word) ? members.filter((member) => isOneMistakeApart(word, member)) : []),
  ];
}

/** The folded words of everything that names a product; its search document is made of them. */
export function searchTextOf(parts: (string | undefined)[]): string {
  return foldedTokens(parts.filter(Boolean).join(' ')).join(' ');
}
