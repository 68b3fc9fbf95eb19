import { identifierText } from './typed-text.ts';
import { homePhoneCountry, phoneRuleOf, phoneRules } from './phone-rules.ts';

/** `digits`: too few or too many for its country. `unknown`: no number that could be called. */
export type PhoneProblem = 'digits' | 'unknown';

/** A number as E.164, or why it is none and by whose rule: a code of ISO 3166, null for a country that is not known closely. */
export type ReadPhone = { e164: string } | { problem: PhoneProblem; country: string | null };

// Spaces, dashes, dots, strokes, brackets, Arabic separators.
const between = /[\s\-()./\u066b\u066c]/gu;

/** The number in plain form: Latin digits, "+" for "00", nothing between them. */
export function plainPhone(text: string): string {
  return identifierText(text).replace(between, '').replace(/^00/, '+');
}

/**
 * Reads a number as it is typed. One without "+" or "00" belongs to the chosen country and may be written as at home, with
 * its zero or with the country's number before it. @param country – code of ISO 3166, '' for one of which nothing is known.
 */
export function readPhone(text: string, country: string = homePhoneCountry): ReadPhone {
  const plain = plainPhone(text);
  if (plain.startsWith('+')) return readInternational(plain);
  if (country === '') return unknown(null);
  const rule = phoneRuleOf(country);
  if (!rule) return /^\d{6,14}$/.test(plain) ? readInternational(`+${plain}`) : unknown(null);
  if (!/^\d+$/.test(plain)) return unknown(country);
  const repeated = plain.startsWith(rule.prefix) ? plain.slice(rule.prefix.length) : undefined;
  const isRepeated = repeated !== undefined && repeated.length >= rule.digits;
  return readNational(isRepeated ? repeated : plain, country.toUpperCase());
}

/** A number as E.164, null for one that is refused. */
export function normalizePhone(text: string, country: string = homePhoneCountry): string | null {
  const read = readPhone(text, country);
  return 'e164' in read ? read.e164 : null;
}

function readInternational(plain: string): ReadPhone {
  const known = Object.entries(phoneRules).find(([, { prefix }]) => plain.startsWith(`+${prefix}`));
  if (known) return readNational(plain.slice(known[1].prefix.length + 1), known[0]);
  return /^\+[1-9]\d{5,14}$/.test(plain) ? { e164: plain } : unknown(null);
}

function readNational(typed: string, country: string): ReadPhone {
  const rule = phoneRuleOf(country);
  if (!rule || !/^\d+$/.test(typed)) return unknown(country);
  const digits = rule.hasTrunkZero ? typed.replace(/^0/, '') : typed;
  if (rule.national.test(digits)) return { e164: `+${rule.prefix}${digits}` };
  return { problem: digits.length === rule.digits ? 'unknown' : 'digits', country };
}

const unknown = (country: string | null): ReadPhone => ({ problem: 'unknown', country });
