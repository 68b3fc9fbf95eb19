const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/** Turns Arabic-Indic and Persian digits into Latin ones and leaves all else: for words in which numbers stand. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}

/**
 * A typed number of pieces: digits of any of these scripts alone, with nothing between them. Undefined for all else – a
 * fraction, a sign below zero, an exponent, words –, because leaving signs out would make 15 of `1.5`.
 */
export function wholeNumber(text: string): number | undefined {
  const digits = latinDigits(text)
    .replace(/[\u200e\u200f]/g, '')
    .trim();
  return /^\+?\d+$/.test(digits) ? Number(digits) : undefined;
}

/**
 * A typed amount in plain form: Latin digits and a point; without grouping, spaces and marks of direction. For a field that
 * holds nothing but a number. U+066B is the Arabic decimal mark, U+066C the Arabic thousands mark.
 */
export function plainNumber(text: string): string {
  return latinDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/[\u066c,\s\u200e\u200f]/g, '');
}
