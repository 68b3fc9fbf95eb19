import * as z from 'zod/mini';
import { emailSchema, optionalPhoneSchema, optionalText, requiredText } from './validation.ts';

/** Payload of POST /newsletter/subscribe; `name` is sent empty. */
export const newsletterInputSchema = z.object({ email: emailSchema, name: optionalText(100) });
export type NewsletterInput = z.input<typeof newsletterInputSchema>;

/**
 * Payload of POST /contact-form. A message may be a robot's, and is kept with that word on it, when it fills in `website`, a
 * field that nobody sees, or took less than a second: `elapsed_ms` since the page was shown.
 */
export const contactFormInputSchema = z.object({
  name: requiredText(100),
  email: emailSchema,
  phone: optionalPhoneSchema,
  subject: optionalText(150),
  message: requiredText(4000),
  website: optionalText(200),
  elapsed_ms: z.optional(z.number()),
});
export type ContactFormInput = z.input<typeof contactFormInputSchema>;
