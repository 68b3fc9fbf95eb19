import * as z from 'zod/mini';
import { emailSchema, optionalPhoneSchema, optionalText, requiredText } from './validation.ts';

/** Payload of POST /newsletter/subscribe; `name` is sent empty. */
export const newsletterInputSchema = z.object({ email: emailSchema, name: optionalText(100) });
export type NewsletterInput = z.input<typeof newsletterInputSchema>;

/** Payload of POST /contact-form. */
export const contactFormInputSchema = z.object({
  name: requiredText(100),
  email: emailSchema,
  phone: optionalPhoneSchema,
  subject: optionalText(150),
  message: requiredText(4000),
});
export type ContactFormInput = z.input<typeof contactFormInputSchema>;
