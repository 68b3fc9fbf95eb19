import * as z from 'zod/mini';
import { envelopeOf } from './envelope.ts';
import { userSchema } from './user.ts';
import {
  emailSchema,
  isTypedTwice,
  nameSchema,
  newPasswordSchema,
  optionalPhoneSchema,
} from './validation.ts';
import { numericOr } from './strict-wire.ts';

/** Payload of POST /login. Any password is accepted as input: rules apply only to new ones. */
export const loginInputSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(200, { error: 'validation.tooLong' }),
    ),
  /** Takes back that the account is deleted; without it, signing in to such an account is refused (`account_leaving`). */
  keep_account: z.optional(z.boolean()),
});
export type LoginInput = z.input<typeof loginInputSchema>;

/** Payload of POST /register. */
export const registerInputSchema = z
  .object({
    first_name: nameSchema,
    last_name: nameSchema,
    email: emailSchema,
    phone: optionalPhoneSchema,
    password: newPasswordSchema,
    password_confirmation: z.string({ error: 'validation.required' }),
  })
  .check(
    z.refine(isTypedTwice, {
      path: ['password_confirmation'],
      error: 'validation.passwordsDiffer',
    }),
  );
export type RegisterInput = z.input<typeof registerInputSchema>;

/** Payload of POST /orders/{id}/account: everything else is taken from the guest's order. */
export const accountFromOrderInputSchema = z.object({ password: newPasswordSchema });
export type AccountFromOrderInput = z.input<typeof accountFromOrderInputSchema>;

/** Payload of POST /confirm-email; `token` is the one of the mailed link, good for one use. */
export const confirmEmailInputSchema = z.object({
  token: z.string({ error: 'validation.required' }).check(z.minLength(1), z.maxLength(200)),
});

/** Payload of POST /forgot-password. The answer is the same whether or not there is such an account. */
export const forgotPasswordInputSchema = z.object({ email: emailSchema });
export type ForgotPasswordInput = z.input<typeof forgotPasswordInputSchema>;

/** Payload of POST /reset-password; `token` is the one of the mailed link, good for one use. */
export const resetPasswordInputSchema = z
  .object({
    token: z.string({ error: 'validation.required' }).check(z.minLength(1), z.maxLength(200)),
    password: newPasswordSchema,
    password_confirmation: z.string({ error: 'validation.required' }),
  })
  .check(
    z.refine(isTypedTwice, {
      path: ['password_confirmation'],
      error: 'validation.passwordsDiffer',
    }),
  );
export type ResetPasswordInput = z.input<typeof resetPasswordInputSchema>;

/** Answer of POST /login, POST /register and POST /orders/{id}/account. `token` is the bearer of the calls that follow. */
export const sessionAnswerSchema = envelopeOf(
  z.object({ user: userSchema, token: z.string().check(z.minLength(1)) }),
);
export type Session = z.output<typeof sessionAnswerSchema>['data'];

/** Answer of POST /confirm-email: the shopper, and how many earlier orders joined the account. */
export const confirmEmailAnswerSchema = envelopeOf(
  z.object({ user: userSchema, joined_orders: numericOr(0) }),
);
