import * as z from 'zod/mini';
import { searchedSchema } from './searched.ts';
import { flagSchema, listOf, numericOr } from './wire.ts';

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
    facets: z.optional(z.nullable(facetsSchema)),
    /** `total` is as far as was counted; there are more. */
    more_than_total: z.optional(flagSchema),
    /** Only of a search. */
    search: z.optional(z.nullable(searchedSchema)),
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

/** An answer with one thing in `data`. */
export function envelopeOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ success: z.optional(z.boolean()), message: z.optional(z.string()), data });
}

/** An answer with a list: `[…]` or `{ data: […], meta }`; missing data is an empty list. */
export function listEnvelopeOf<Item extends z.core.$ZodType>(item: Item) {
  const wrapped = z.object({
    success: z.optional(z.boolean()),
    message: z.optional(z.string()),
    data: listOf(item),
    meta: z.optional(listMetaSchema),
  });
  type Sent = z.input<Item>[] | z.input<typeof wrapped>;
  return z.pipe(
    z.pipe(
      // Not a union: its errors would not name the field that is wrong.
      z.transform((sent: Sent): z.input<typeof wrapped> => (Array.isArray(sent) ? { data: sent } : sent)),
      wrapped,
    ),
    z.transform((answer): { data: z.output<Item>[]; meta: ListMeta } => {
      const { data, meta } = answer as { data: z.output<Item>[]; meta?: ListMeta };
      return { data, meta: meta ?? { ...emptyMeta, total: data.length } };
    }),
  );
}

/** An answer that only says that it worked. */
export const doneSchema = z.object({ success: z.optional(z.boolean()), message: z.optional(z.string()) });
export type Done = z.output<typeof doneSchema>;
