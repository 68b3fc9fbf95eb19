/** What names and alternative texts call a kind of product. Where Arabic has one word for two kinds, both have it. */
const kindWords = {
  ring: { en: /\brings?\b/i, ar: /خاتم/ },
  earrings: { en: /\bearrings\b/i, ar: /أقراط/ },
  necklace: { en: /\bnecklace\b/i, ar: /قلادة/ },
  pendant: { en: /\bpendant\b/i, ar: /قلادة/ },
  strand: { en: /\bstrand\b/i, ar: /عقد/ },
  bracelet: { en: /\bbracelet\b/i, ar: /سوار/ },
  bangle: { en: /\bbangle\b/i, ar: /سوار/ },
  bottle: { en: /\bbottle\b|\beau de parfum\b/i, ar: /زجاجة|عطر|دهن/ },
  speaker: { en: /\bspeaker\b/i, ar: /مكبر/ },
  watch: { en: /\bwatch\b/i, ar: /ساعة/ },
  headphones: { en: /\bheadphones\b/i, ar: /سماع/ },
  cream: { en: /\bcream\b/i, ar: /كريم/ },
  balm: { en: /\bbalm\b/i, ar: /بلسم/ },
  lipstick: { en: /\blipstick\b/i, ar: /أحمر (?:ال)?شفاه/ },
  palette: { en: /\bpalette\b/i, ar: /لوحة/ },
  earbuds: { en: /\bearbuds\b/i, ar: /سماعات (?:ال)?أذن/ },
  phone: { en: /\bphone\b/i, ar: /هاتف/ },
  tablet: { en: /\btablet\b/i, ar: /لوحي/ },
  laptop: { en: /\blaptop\b|\bworkstation\b/i, ar: /حاسوب|محطة العمل/ },
  camera: { en: /\bcamera\b/i, ar: /كاميرا/ },
  handbag: { en: /\bhandbag\b/i, ar: /حقيبة (?:ال)?يد/ },
  backpack: { en: /\bbackpack\b/i, ar: /حقيبة (?:ال)?ظهر/ },
  sneakers: { en: /\bsneakers\b/i, ar: /حذاء/ },
  shoes: { en: /\bshoes\b/i, ar: /حذاء/ },
  't-shirt': { en: /\bt-shirt\b/i, ar: /تيشيرت/ },
  dress: { en: /\bdress\b/i, ar: /فستان/ },
  jacket: { en: /\bjacket\b/i, ar: /سترة/ },
} as const;

export type ProductKind = keyof typeof kindWords;

const kinds = Object.keys(kindWords) as ProductKind[]; // keys of a literal: exactly ProductKind

/** The kinds of products that `text` names, in the order of the list above. */
export const kindsIn = (text: string, lang: 'en' | 'ar'): ProductKind[] =>
  kinds.filter((kind) => kindWords[kind][lang].test(text));
