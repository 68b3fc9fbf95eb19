import * as z from 'zod/mini';
import { listEnvelopeOf } from './envelope.ts';
import { textOrEmptySchema } from './wire.ts';

/** Largest picture that may be uploaded. Unit: bytes. Source: docs/shop-rules.md. */
export const uploadBytesMax = 2 * 1024 * 1024;

/** What may be uploaded, by its bytes and not by its name. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** An uploaded picture: `id` goes into `files_ids` of POST /profile, `full_url` shows it. */
export const uploadSchema = z.object({
  /** Goes back as it came. */
  id: z.union([z.number(), z.string().check(z.minLength(1))]),
  full_url: textOrEmptySchema,
});
export type Upload = z.output<typeof uploadSchema>;

/** Answer of POST /media/upload (multipart: `files`, `collection`, `source`). */
export const uploadAnswerSchema = listEnvelopeOf(uploadSchema);
