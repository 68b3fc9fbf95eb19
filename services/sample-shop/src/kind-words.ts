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
} as const;

export type ProductKind = keyof typeof kindWords;

const kinds = Object.keys(kindWords) as ProductKind[]; // keys of a literal: exactly ProductKind

/** The kinds of products that `text` names, in the order of the list above. */
export const kindsIn = (text: string, lang: 'en' | 'ar'): ProductKind[] =>
  kinds.filter((kind) => kindWords[kind][lang].test(text));
