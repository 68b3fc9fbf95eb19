const joined = /(?:\P{M}|^\p{M})(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M})*/gu;

/** The first characters of a text as they are read, with "…" in the place of what is left out. */
export function firstCharacters(text: string, max: number): string {
  const characters = readCharacters(text);
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
}

/**
 * A text's characters as they are read: a letter with its marks is one, a family of emoji is one.
 * Browsers older than the declared ones have no segmenter; marks and joiners are put together by hand for them.
 */
export function readCharacters(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(joined) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
