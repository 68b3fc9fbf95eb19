import * as z from 'zod/mini';
import { envelopeOf } from './envelope.ts';
import { userSchema } from './user.ts';
import { emailSchema, nameSchema, newPasswordSchema, optionalPhoneSchema } from './validation.ts';

/** Payload of POST /login. Any password is accepted as input: rules apply only to new ones. */
export const loginInputSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(200, { error: 'validation.tooLong' }),
    ),
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
    z.refine((form) => form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      error: 'validation.passwordsDiffer',
    }),
  );
export type RegisterInput = z.input<typeof registerInputSchema>;

/** Answer of POST /login and POST /register. `token` is the bearer of the calls that follow. */
export const sessionAnswerSchema = envelopeOf(
  z.object({ user: userSchema, token: z.string().check(z.minLength(1)) }),
);
export type Session = z.output<typeof sessionAnswerSchema>['data'];
