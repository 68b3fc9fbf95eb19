// Extension `deliveries` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { sentCountryIdSchema } from '../ids.ts';
import { countrySchema } from './country-city.ts';
import { strictEnvelopeOf } from './envelope.ts';
import { shippingMethodSchema } from './shipping.ts';
import { listOf, numericSchema } from './strict-wire.ts';

/** Query of GET /deliveries. Without a country: the first that orders go to. */
export const deliveriesQuerySchema = z.object({ country_id: z.optional(sentCountryIdSchema) });

/** How an order that is placed now travels to a country, and to which countries else. `price` is what it costs below `free_from`. */
export const deliveriesSchema = z.object({
  country: countrySchema,
  countries: listOf(countrySchema),
  methods: listOf(
    z.object({
      ...z.pick(shippingMethodSchema, { id: true, name: true, free_from: true, delivery: true }).shape,
      price: numericSchema,
    }),
  ),
});
export type Deliveries = z.output<typeof deliveriesSchema>;

/** Answer of GET /deliveries; 404 for a country that no order goes to. */
export const deliveriesAnswerSchema = strictEnvelopeOf(deliveriesSchema);
