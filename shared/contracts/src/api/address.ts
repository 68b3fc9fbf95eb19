import * as z from 'zod/mini';
import { addressIdSchema, sentCityIdSchema, sentCountryIdSchema } from '../ids.ts';
import { citySchema, countrySchema } from './country-city.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { optionalIdentifier, optionalPhoneSchema, optionalText, requiredText } from './validation.ts';
import { flagSchema, orMissing, orNull, textOrEmptySchema } from './wire.ts';

/** 1 home (default), 2 work, 3 other. */
export const addressTypeSchema = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): 1 | 2 | 3 => (Number(value) === 2 ? 2 : Number(value) === 3 ? 3 : 1)),
);

/** A saved address, and the one an order goes to (then `id` is null). */
export const addressSchema = z.object({
  id: orNull(addressIdSchema),
  country: orNull(countrySchema),
  city: orNull(citySchema),
  town: textOrEmptySchema,
  address: textOrEmptySchema,
  phone: textOrEmptySchema,
  postal_code: textOrEmptySchema,
  type: addressTypeSchema,
  is_default: flagSchema,
  /** The area in the shopper's words, where `city` is the one for others. */
  area: textOrEmptySchema,
  /** False where the shop does not deliver to its country any more; an older API does not say. */
  is_delivered: orMissing(flagSchema),
});
export type Address = z.output<typeof addressSchema>;

/**
 * A new address: a guest's, or one to be saved. In Kuwait `city_id` is the area and `town` the block. `area` names the one that
 * is meant where `city_id` is the city for others. `phone` is read by the rule of the country.
 */
export const newAddressSchema = z.object({
  country_id: sentCountryIdSchema,
  city_id: sentCityIdSchema,
  town: optionalText(120),
  address: requiredText(500),
  phone: optionalPhoneSchema,
  postal_code: optionalIdentifier(20),
  type: addressTypeSchema,
  area: optionalText(80),
});
export type NewAddress = z.output<typeof newAddressSchema>;
export type NewAddressInput = z.input<typeof newAddressSchema>;

/** Answer of POST /addresses, POST /addresses/{id} and POST /addresses/{id}/default. */
export const addressAnswerSchema = envelopeOf(addressSchema);

/** Answer of GET /addresses (signed in). */
export const addressesAnswerSchema = listEnvelopeOf(addressSchema);
