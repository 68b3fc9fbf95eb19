import * as z from 'zod/mini';
import { categoryIdSchema } from '../ids.ts';
import { brandLinkSchema } from './brand.ts';
import { listEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { listOf, numericOr, orNull, textOrEmptySchema } from './wire.ts';

/** Category as it stands on a product: enough for a link. */
export const categoryLinkSchema = z.object({
  id: orNull(categoryIdSchema),
  name: z.string(),
  slug: z.string(),
});
export type CategoryLink = z.output<typeof categoryLinkSchema>;

const categoryFields = {
  id: categoryIdSchema,
  name: z.string(),
  slug: z.string(),
  description: textOrEmptySchema,
  image: orNull(pictureSchema),
  parent_id: orNull(categoryIdSchema),
  /** Null where the back end does not count. */
  products_count: numericOr(null),
};

const childCategorySchema = z.object(categoryFields);

/** A department or one of its categories. `products_count` of a department includes its children's. */
export const categorySchema = z.object({ ...categoryFields, children: listOf(childCategorySchema) });
export type Category = z.output<typeof categorySchema>;
export type ChildCategory = z.output<typeof childCategorySchema>;

/** GET /categories as most pages read it: the departments with their children, two levels. */
export const categoriesAnswerSchema = listEnvelopeOf(categorySchema);

/** A department as menus show it. `brands` are those with most products in it, twelve at most; older APIs name none. */
export const departmentSchema = z.object({
  ...categoryFields,
  children: listOf(childCategorySchema),
  brands: listOf(brandLinkSchema),
});
export type Department = z.output<typeof departmentSchema>;

/** All of what GET /categories answers. A page that shows no brands reads it by `categoriesAnswerSchema`, and carries none. */
export const departmentsAnswerSchema = listEnvelopeOf(departmentSchema);
