import type { Locale } from '@dana/contracts/locale';

/** A name within a sentence: "All jewelry". Names that are not a plain word ("LEGO", "T-shirts") stay as they are. */
export const nameInSentence = (name: string, locale: Locale): string =>
  locale === 'en' && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
