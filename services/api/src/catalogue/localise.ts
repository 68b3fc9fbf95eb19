import type { Localised, StoredPicture } from '../database/stored.ts';
import type { Lang } from '../http/context.ts';

const other = { en: 'ar', ar: 'en' } as const;

/** The text in the requested language, else in the other one: a shopper sees words rather than nothing. */
export function localise(text: Localised | null | undefined, lang: Lang): string {
  return text?.[lang] || text?.[other[lang]] || '';
}

/** The language `localise` had to fall back to, or null when the requested one was there. */
export function fallbackLanguage(text: Localised, lang: Lang): Lang | null {
  return text[lang] ? null : other[lang];
}

/** A name in the language that was not requested, where it is another text. */
export function otherName(name: Localised, lang: Lang): { lang: Lang; text: string } | undefined {
  const text = name[other[lang]];
  return text && text !== localise(name, lang) ? { lang: other[lang], text } : undefined;
}

/** A stored picture as answers carry it. */
export function presentPicture(picture: StoredPicture, lang: Lang) {
  return {
    full_url: picture.url,
    alt: localise(picture.alt, lang),
    ...(picture.color && { color: { name: localise(picture.color.name, lang), code: picture.color.code } }),
    ...(picture.tint && { tint: picture.tint }),
  };
}
