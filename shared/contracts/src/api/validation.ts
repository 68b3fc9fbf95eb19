import * as z from 'zod/mini';
import { plainPhone } from '../phone.ts';
import { plainNumber } from '../digits.ts';
import {
  codeText,
  emailPattern,
  emailText,
  hasWords,
  identifierText,
  passwordText,
  proseOrNothing,
  proseText,
} from '../typed-text.ts';
import { passwordMinLength } from './password-rules.ts';

/**
 * Keys that input schemas give as messages. Forms look them up in their locale files, the API answers with
 * a sentence in the language of the request.
 */
export const validationKeys = [
  'validation.required',
  'validation.noWords',
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

const required = { error: 'validation.required' } as const;
const tooLong = { error: 'validation.tooLong' } as const;

/** Words that must be there, cleaned as prose, at most `maxLength` characters. */
export function requiredText(maxLength: number) {
  return z.string(required).check(
    z.overwrite(proseText),
    z.minLength(1, required),
    z.maxLength(maxLength, tooLong),
    z.refine((text) => text === '' || hasWords(text), { error: 'validation.noWords' }),
  );
}

/** Words that may be missing, null or empty; output is '' then. */
export function optionalText(maxLength: number) {
  return z.pipe(
    z.nullish(z.string().check(z.overwrite(proseOrNothing), z.maxLength(maxLength, tooLong))),
    z.transform((value) => value ?? ''),
  );
}

/** A number or code of somebody else's that may be missing, null or empty: a postal code; output is '' then. */
export function optionalIdentifier(maxLength: number) {
  return z.pipe(
    z.nullish(z.string().check(z.overwrite(identifierText), z.maxLength(maxLength, tooLong))),
    z.transform((value) => value ?? ''),
  );
}

/** What is searched for. */
export const searchSchema = z.string().check(z.overwrite(identifierText));

/** A coupon's code as it is typed. One that is too long is no code of the shop, as any other that it does not have. */
export const couponCodeSchema = z.string(required).check(z.overwrite(codeText));

/** The number of an order as it is typed, also as it stands in emails. */
export const orderNumberSchema = z
  .string(required)
  .check(z.overwrite(codeText), z.minLength(1, required), z.maxLength(40, tooLong));

/** A number that may be text, as in an address, where people write it as they read it. Output: a finite number. */
export const typedNumberSchema = z.pipe(
  z.union([
    z.number(),
    z.string().check(z.overwrite(plainNumber), z.regex(/^-?\d+(?:\.\d+)?$/, { error: 'validation.number' })),
  ]),
  z.transform((value) => Number(value)),
);

/** First and last names: 1–50 characters. */
export const nameSchema = requiredText(nameMaxLength);

/** An e-mail address, in small letters because two spellings of one address are one account. */
export const emailSchema = z
  .string(required)
  .check(
    z.overwrite(emailText),
    z.minLength(1, required),
    z.maxLength(190, tooLong),
    z.email({ pattern: emailPattern, error: 'validation.email' }),
  );

/**
 * A new password: 8–200 characters. Sign-in accepts any, so that old passwords keep working. Sent as it was typed: the API compares
 * passwords by their letters (`passwordText`), and a back end that does not gets the same at each sign-in.
 */
export const newPasswordSchema = z.string(required).check(
  z.refine((text) => passwordText(text).length >= passwordMinLength, { error: 'validation.passwordLength' }),
  z.maxLength(200, tooLong),
);

/** Whether a new password was typed twice; the second time it may have been another keyboard. */
export const isTypedTwice = (form: { password: string; password_confirmation: string }): boolean =>
  passwordText(form.password) === passwordText(form.password_confirmation);

/**
 * A phone number that must be there, whatever the country. Which country's rule counts is known to the form and to the
 * API alone (`readPhone`): they give the key of the reason and make it E.164.
 */
export const phoneSchema = z.string(required).check(
  z.overwrite(identifierText),
  z.minLength(1, required),
  z.maxLength(40, tooLong),
  z.refine((text) => isPhoneLike(text), { error: 'validation.phone' }),
);

/** A phone number that may be left empty; output is '' then. */
export const optionalPhoneSchema = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(identifierText),
      z.maxLength(40, tooLong),
      z.refine((text) => text === '' || isPhoneLike(text), { error: 'validation.phone' }),
    ),
  ),
  z.transform((text) => text ?? ''),
);

function isPhoneLike(text: string): boolean {
  return /^\+?\d{5,15}$/.test(plainPhone(text));
}
