import * as z from 'zod/mini';
import { cityIdSchema, countryIdSchema, sentCountryIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { pagingQuerySchema } from './paging.ts';
import { flagSchema, orMissing, orNull, textOrEmptySchema } from './wire.ts';

export const countrySchema = z.object({
  id: countryIdSchema,
  name: z.string(),
  code: textOrEmptySchema,
  phone_code: textOrEmptySchema,
});
export type Country = z.output<typeof countrySchema>;

/**
 * `names` holds the other spellings, so that a list can be searched in either language. `is_other`: for an area that the list
 * does not have; an address in it says in `area` which.
 */
export const citySchema = z.object({
  id: cityIdSchema,
  name: z.string(),
  /** Null where the back end does not say: then it is offered for every country. */
  country_id: orNull(countryIdSchema),
  parent_id: orNull(cityIdSchema),
  parent_name: orNull(z.string()),
  names: orMissing(z.array(z.string())),
  is_other: orMissing(flagSchema),
});
export type City = z.output<typeof citySchema>;

/** Answer of GET /countries?per_page=100: those that orders go to, with a rate and a way to pay. */
export const countriesAnswerSchema = listEnvelopeOf(countrySchema);
/** Query of GET /cities. */
export const citiesQuerySchema = z.object({
  ...pagingQuerySchema.shape,
  country_id: z.optional(sentCountryIdSchema),
});
/** Answer of GET /cities?per_page=1000: areas, with the governorate as parent; governorates have none. */
export const citiesAnswerSchema = listEnvelopeOf(citySchema);
