import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { localise, presentPicture } from './localise.ts';

/** The departments with their categories, and how many products each holds. */
export async function loadCategoryTree(db: Kysely<Database>, lang: Lang) {
  const rows = await db
    .selectFrom('categories as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*) from product_categories pc join products p on p.id = pc.product_id
        where pc.category_id = c.id and p.withdrawn_at is null)`.as('products_count'),
    )
    .orderBy('c.position')
    .execute();
  const present = (row: (typeof rows)[number]) => ({
    id: row.id,
    slug: row.slug,
    name: localise(row.name, lang),
    description: localise(row.description, lang),
    image: presentPicture(row.picture, lang),
    parent_id: row.parent_id,
    products_count: row.products_count,
  });
  const roots = rows.filter((row) => row.parent_id === null);
  return roots.map((root) => ({
    ...present(root),
    children: rows.filter((row) => row.parent_id === root.id).map(present),
  }));
}
