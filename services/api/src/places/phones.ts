import { homePhoneCountry, phoneRuleOf } from '@dana/contracts/phone-rules';
import { plainPhone, readPhone } from '@dana/contracts/phone';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiFailure } from '../http/failure.ts';
import type { ValidationKey } from '@dana/contracts/api/validation';

type Params = Record<string, string | number>;
/** A number as it is stored, or the reason why it is refused. */
export type StoredPhone = { e164: string } | { wrong: ValidationKey; params: Params };

/**
 * Reads a number by the rule of its own country, or by that of the country it was typed for. Kuwait's rule is the shop's: eight
 * digits. @param country – code of ISO 3166.
 */
export function storedPhone(text: string, country: string = homePhoneCountry): StoredPhone {
  const read = readPhone(text, country);
  const isKuwaiti = 'e164' in read ? read.e164.startsWith('+965') : read.country === homePhoneCountry;
  if ('e164' in read && isKuwaiti) return read;
  const code = country.toUpperCase();
  const number = isKuwaiti
    ? undefined
    : parsePhoneNumberFromString(plainPhone(text), {
        ...(isSupportedCountry(code) && { defaultCountry: code }),
        extract: false,
      });
  if (number?.isValid()) return { e164: number.number };
  const rule = 'problem' in read && read.problem === 'digits' && read.country && phoneRuleOf(read.country);
  if (!rule) return { wrong: 'validation.phone', params: {} };
  const { prefix, digits, example } = rule;
  return { wrong: 'validation.phoneDigits', params: { prefix: `+${prefix}`, digits, example } };
}

/**
 * A number as it is stored; '' stays ''. Errors: throws 422 with the reason at the field.
 * @param country – what a number without a prefix belongs to.
 */
export function checkPhone(text: string, country: string = homePhoneCountry, field = 'phone'): string {
  if (text === '') return '';
  const phone = storedPhone(text, country);
  if ('e164' in phone) return phone.e164;
  throw new ApiFailure(422, 'invalid_input', { fields: { [field]: phone.wrong }, params: phone.params });
}
