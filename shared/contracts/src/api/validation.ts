import * as z from 'zod/mini';
import { latinDigits } from '../digits.ts';
import { passwordMinLength } from './password-rules.ts';

/**
 * Keys that input schemas give as messages. Forms look them up in their locale files, the API answers with
 * a sentence in the language of the request.
 */
export const validationKeys = [
  'validation.required',
  'validation.email',
  'validation.phone',
  'validation.number',
  'validation.wholeNumber',
  'validation.passwordLength',
  'validation.passwordsDiffer',
  'validation.tooLong',
  'validation.invalid',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

export const nameMaxLength = 50;

/** Text that must be there, trimmed, at most `maxLength` characters. */
export function requiredText(maxLength: number) {
  return z
    .string({ error: 'validation.required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(maxLength, { error: 'validation.tooLong' }),
    );
}

/** Text that may be missing, null or empty; output is '' then. */
export function optionalText(maxLength: number) {
  return z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(maxLength, { error: 'validation.tooLong' }))),
    z.transform((value) => value ?? ''),
  );
}

/** First and last names: 1–50 characters. */
export const nameSchema = requiredText(nameMaxLength);

/** An e-mail address, lower-cased because two spellings of one address are one account. */
export const emailSchema = z
  .string({ error: 'validation.required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'validation.required' }),
    z.maxLength(190, { error: 'validation.tooLong' }),
    z.toLowerCase(),
    z.email({ error: 'validation.email' }),
  );

/** A new password: 8–200 characters. Sign-in accepts any, so that old passwords keep working. */
export const newPasswordSchema = z
  .string({ error: 'validation.required' })
  .check(
    z.minLength(passwordMinLength, { error: 'validation.passwordLength' }),
    z.maxLength(200, { error: 'validation.tooLong' }),
  );

/**
 * A phone number as E.164. Accepts +965, 00965, 965 or nothing before eight Kuwaiti digits, spaces, dashes
 * and Arabic digits; other countries with + or 00 and 6–15 digits. Null when it is none of these.
 */
export function normalizePhone(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s\-().\u066b\u066c\u2066-\u2069\u200e\u200f]/gu, '');
  const kuwaiti = /^(?:\+965|00965|965)?([24569]\d{7})$/.exec(digits);
  if (kuwaiti) return `+965${kuwaiti[1]}`;
  const international = /^(?:\+|00)([1-9]\d{5,14})$/.exec(digits);
  return international ? `+${international[1]}` : null;
}

/** A phone number that must be there; output is E.164. */
export const phoneSchema = z.pipe(
  requiredText(40).check(z.refine((text) => normalizePhone(text) !== null, { error: 'validation.phone' })),
  z.transform((text) => normalizePhone(text) ?? text),
);

/** A phone number that may be left empty; output is E.164 or ''. */
export const optionalPhoneSchema = z.pipe(
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(40, { error: 'validation.tooLong' }),
      z.refine((text) => text === '' || normalizePhone(text) !== null, { error: 'validation.phone' }),
    ),
  ),
  z.transform((text) => (text ? (normalizePhone(text) ?? '') : '')),
);
