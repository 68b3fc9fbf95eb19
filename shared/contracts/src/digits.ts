import { identifierText } from './typed-text.ts';

/**
 * A typed number of units: digits of any script alone, with nothing between them. Undefined for all else – a
 * fraction, a sign below zero, an exponent, words –, because leaving signs out would make 15 of `1.5`.
 */
export function wholeNumber(text: string): number | undefined {
  const digits = identifierText(text);
  return /^\+?\d+$/.test(digits) ? Number(digits) : undefined;
}

// A currency before or after the amount: its code, its name or its sign ("KWD", "دينار", "د.ك", "$").
const unit = /^[\p{L}\p{Sc}.]*\p{L}\.?|^\p{Sc}|(?:[\p{L}\p{Sc}][\p{L}\p{Sc}.]*)$/gu;

/**
 * A typed amount in plain form: Latin digits and a point; without its currency, grouping and spaces. For a field that holds
 * nothing but a number. The comma is the decimal sign that it is in half of the world, unless three digits follow each, as in
 * `1,250`: then it groups, as this shop's languages do. What is no amount stays one that no number can be made of.
 */
export function plainNumber(text: string): string {
  const bare = identifierText(text)
    .replace(unit, '')
    .replace(/[\s\u066c'’]/g, '');
  const marked = bare.replace(/[\u060c]/g, ',').replace(/\u066b/g, '.');
  // Of two kinds of sign the last one is the decimal sign.
  if (/,.*\./.test(marked) || /^\d{1,3}(?:,\d{3})+$/.test(marked)) return marked.replaceAll(',', '');
  if (/\..*,/.test(marked)) return marked.replaceAll('.', '').replace(',', '.');
  return marked.replace(',', '.');
}
