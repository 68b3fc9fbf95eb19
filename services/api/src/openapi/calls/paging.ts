import * as z from 'zod/mini';

/** The query of a list that comes in pages, as it is described. */
export const paging = { page: z.optional(z.number()), per_page: z.optional(z.number()) };
