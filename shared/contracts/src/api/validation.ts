import * as z from 'zod/mini';
import { plainPhone } from '../phone.ts';
import { passwordMinLength } from './password-rules.ts';

/**
 * Keys that input schemas give as messages. Forms look them up in their locale files, the API answers with
 * a sentence in the language of the request.
 */
export const validationKeys = [
  'validation.required',
  'validation.email',
  'validation.phone',
  'validation.phoneDigits',
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
 * A phone number that must be there, whatever the country. Which country's rule counts is known to the form and to the
 * API alone (`readPhone`): they give the key of the reason and make it E.164.
 */
export const phoneSchema = requiredText(40).check(
  z.refine((text) => isPhoneLike(text), { error: 'validation.phone' }),
);

/** A phone number that may be left empty; output is '' then. */
export const optionalPhoneSchema = z.pipe(
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(40, { error: 'validation.tooLong' }),
      z.refine((text) => text === '' || isPhoneLike(text), { error: 'validation.phone' }),
    ),
  ),
  z.transform((text) => text ?? ''),
);

function isPhoneLike(text: string): boolean {
  return /^\+?\d{5,15}$/.test(plainPhone(text));
}
