import * as z from 'zod/mini';
import { searchedSchema } from './searched.ts';
import * as strict from './strict-wire.ts';
import { flagSchema, itemsOf, listOf, numericOr, orMissing } from './wire.ts';

const facetIdSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => String(value)),
);
const facetCountsSchema = listOf(z.object({ id: facetIdSchema, count: numericOr(0) }));

/** What products come in, such as a colour or a size, with how many come in each. */
const attributeFacetSchema = z.object({
  id: facetIdSchema,
  name: z.string(),
  values: listOf(
    z.object({ id: facetIdSchema, name: z.string(), code: z.nullish(z.string()), count: numericOr(0) }),
  ),
});
export type AttributeFacet = z.output<typeof attributeFacetSchema>;

/** How many products each value of a filter would give under the other active filters. */
export const facetsSchema = z.object({
  categories: facetCountsSchema,
  brands: facetCountsSchema,
  in_stock: numericOr(0),
  on_sale: numericOr(0),
  attributes: z.optional(listOf(attributeFacetSchema)),
  /** By stars, each with those that have more. */
  ratings: z.optional(facetCountsSchema),
  /** Not all of a long list was counted: there may be more of each. */
  is_partial: z.optional(flagSchema),
});
export type Facets = z.output<typeof facetsSchema>;

/** Where a list stands in its pages, and the price range of everything the filters match. */
export const listMetaSchema = z.pipe(
  z.object({
    total: numericOr(0),
    current_page: numericOr(1),
    per_page: numericOr(9),
    last_page: numericOr(1),
    max_price: numericOr(0),
    min_price: numericOr(0),
    /** Only GET /products, and only from back ends that count. */
    facets: orMissing(facetsSchema),
    /** `total` is as far as was counted; there are more. */
    more_than_total: z.optional(flagSchema),
    /** Only of a search. */
    search: orMissing(searchedSchema),
  }),
  // An empty list has zero pages for some back ends; the shopper is still on page one.
  z.transform((meta) => ({ ...meta, last_page: Math.max(1, meta.last_page) })),
);
export type ListMeta = z.output<typeof listMetaSchema>;

const emptyMeta: ListMeta = {
  total: 0,
  current_page: 1,
  per_page: 9,
  last_page: 1,
  max_price: 0,
  min_price: 0,
};

const said = {
  success: z.catch(z.optional(z.boolean()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
};

/** An answer with one thing in `data`, or the thing itself, as some back ends send it. */
export function envelopeOf<Data extends z.core.$ZodType>(data: Data) {
  type Enveloped<Content> = { success?: boolean | undefined; message?: string | undefined; data: Content };
  type Sent = Enveloped<z.input<Data>>;
  const wrapped = z.object({ ...said, data }) as unknown as z.ZodMiniType<Enveloped<z.output<Data>>, Sent>;
  return z.pipe(
    z.transform((sent: Sent): Sent => (isBare(sent) ? { data: sent as z.input<Data> } : sent)),
    wrapped,
  );
}

const isBare = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) && !('data' in sent);

/** An answer with a list: `[…]` or `{ data: […], meta }`; missing data is an empty list, and what cannot be used is left out of it. */
export function listEnvelopeOf<Item extends z.core.$ZodType>(item: Item) {
  return envelopeAround<Item>(z.object({ ...said, data: itemsOf(item), meta: z.nullish(listMetaSchema) }));
}

/** An answer of an extension with one thing in `data`. */
export function strictEnvelopeOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ success: z.optional(z.boolean()), message: z.optional(z.string()), data });
}

/** An answer of an extension with a list, of which every item is right. */
export function strictListEnvelopeOf<Item extends z.core.$ZodType>(item: Item) {
  return envelopeAround<Item>(
    z.object({
      success: z.optional(z.boolean()),
      message: z.optional(z.string()),
      data: strict.listOf(item),
      meta: z.nullish(listMetaSchema),
    }),
  );
}

type Wrapped<Item extends z.core.$ZodType> = {
  success?: boolean | undefined;
  message?: string | undefined;
  data?: z.input<Item>[] | null | undefined;
  meta?: z.input<typeof listMetaSchema> | null | undefined;
};

function envelopeAround<Item extends z.core.$ZodType>(wrapped: z.ZodMiniType) {
  type Sent = z.input<Item>[] | Wrapped<Item>;
  return z.pipe(
    z.pipe(
      // Not a union: its errors would not name the field that is wrong.
      z.transform((sent: Sent): Wrapped<Item> => (Array.isArray(sent) ? { data: sent } : sent)),
      wrapped as unknown as z.ZodMiniType<{ data: z.output<Item>[]; meta?: ListMeta | null }, Wrapped<Item>>,
    ),
    z.transform(({ data, meta }): { data: z.output<Item>[]; meta: ListMeta } => ({
      data,
      meta: meta ?? { ...emptyMeta, total: data.length },
    })),
  );
}

/**
 * An answer of which nothing is read: that it came says that the call was carried out. A refusal in a 2xx (`success: false`) is
 * none of these: the API client throws it.
 */
export const acceptedSchema = z.unknown();

/** An answer of our API that only says that it worked. */
export const doneSchema = z.object({ success: z.optional(z.boolean()), message: z.optional(z.string()) });
export type Done = z.output<typeof doneSchema>;
