import * as z from 'zod/mini';
import { listPageMax } from '../list-limits.ts';
import { typedNumberSchema } from './validation.ts';

const pageNumberSchema = z.pipe(typedNumberSchema, z.int().check(z.minimum(1), z.maximum(listPageMax)));

/** Query of every list that comes in pages: `page` from 1, `per_page` cut to what the list allows. */
export const pagingQuerySchema = z.object({
  page: z.optional(pageNumberSchema),
  per_page: z.optional(pageNumberSchema),
});
