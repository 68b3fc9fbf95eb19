import * as z from 'zod/mini';
import { cartIdSchema, userIdSchema } from '../ids.ts';
import { envelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import {
  emailSchema,
  isTypedTwice,
  nameSchema,
  newPasswordSchema,
  optionalPhoneSchema,
} from './validation.ts';
import { flagSchema, orMissing, orNull, textOrEmptySchema } from './wire.ts';

const cartReferenceSchema = z.pipe(
  z.union([cartIdSchema, z.object({ id: cartIdSchema })]),
  z.transform((value) => (typeof value === 'object' ? value.id : value)),
);

/** The signed-in shopper. `cart` is the id of the cart kept with the account. */
export const userSchema = z.pipe(
  z.object({
    id: orMissing(userIdSchema),
    name: textOrEmptySchema,
    first_name: textOrEmptySchema,
    last_name: textOrEmptySchema,
    email: textOrEmptySchema,
    phone: textOrEmptySchema,
    /** Whether a link that was mailed to `email` was followed; missing where the API does not know of such links. */
    email_verified: orMissing(flagSchema),
    cart: orNull(cartReferenceSchema),
    avatar: orNull(pictureSchema),
    /** The same picture under its newer name. */
    image: orNull(pictureSchema),
  }),
  z.transform((user) => {
    const picture = user.image ?? user.avatar;
    const name = user.name || `${user.first_name} ${user.last_name}`.trim();
    return { ...user, name, avatar: picture, image: picture };
  }),
);
export type User = z.output<typeof userSchema>;

/** Answer of GET /profile. */
export const profileAnswerSchema = envelopeOf(z.object({ user: userSchema }));

/** Payload of POST /profile. `files_ids` only when the picture changes, `current_password` only with a new e-mail. */
export const profileInputSchema = z.object({
  first_name: nameSchema,
  last_name: nameSchema,
  email: emailSchema,
  phone: optionalPhoneSchema,
  current_password: z.optional(z.string().check(z.maxLength(200, { error: 'validation.tooLong' }))),
  files_ids: z.optional(z.array(z.union([z.string(), z.number()])).check(z.maxLength(1))),
});
export type ProfileInput = z.input<typeof profileInputSchema>;

/** Payload of POST /update-password. */
export const updatePasswordInputSchema = z
  .object({
    current_password: z
      .string({ error: 'validation.required' })
      .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(200)),
    password: newPasswordSchema,
    password_confirmation: z.string({ error: 'validation.required' }),
  })
  .check(
    z.refine(isTypedTwice, {
      path: ['password_confirmation'],
      error: 'validation.passwordsDiffer',
    }),
  );
export type UpdatePasswordInput = z.input<typeof updatePasswordInputSchema>;
