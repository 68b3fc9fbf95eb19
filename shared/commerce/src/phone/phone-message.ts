import { plainPhone, readPhone } from '@dana/contracts/phone';

/**
 * The key of what is wrong with a number beside a country's prefix; undefined for a good one, and where none is typed.
 * @param country – a code of ISO 3166; '' where nothing is known of the country: then a number without a prefix is as it was typed.
 */
export function phoneMessage(text: string, country: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (country === '' && !plainPhone(text).startsWith('+')) return undefined;
  const read = readPhone(text, country);
  if (!('problem' in read)) return undefined;
  return read.problem === 'digits' ? 'validation.phoneDigits' : 'validation.phone';
}
