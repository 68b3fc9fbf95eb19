import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { numericOr, orNull, textOrEmptySchema } from './wire.ts';

// A link that is not http(s) or a path of the shop is dropped: adverts are written by people.
const webLinkSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((link) => (link && /^(?:https?:\/\/|\/(?!\/))/i.test(link) ? link : null)),
);

/** A popup advert. `content` is sanitised HTML. */
export const advertSchema = z.object({
  id: recordIdSchema,
  priority: numericOr(0),
  title: textOrEmptySchema,
  content: textOrEmptySchema,
  image_url: orNull(z.string()),
  link_url: webLinkSchema,
});
export type Advert = z.output<typeof advertSchema>;

/** Answer of GET /ads: the active adverts. */
export const advertsAnswerSchema = listEnvelopeOf(advertSchema);
