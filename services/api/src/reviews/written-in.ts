/** The language of a text that somebody typed: by its letters, whatever page it was typed on. */
export function writtenIn(text: string): 'en' | 'ar' {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}
