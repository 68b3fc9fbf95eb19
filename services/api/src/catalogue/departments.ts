import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { loadCategoryTree } from './category-tree.ts';
import { type CellCount, readCounts } from './listing-cells.ts';
import { localise } from './localise.ts';

/** As many as a menu has room for. */
const mostBrands = 12;

/** The departments with their categories, and the brands that have most products in each. */
export async function loadDepartments(db: Kysely<Database>, lang: Lang) {
  const [tree, counts, rows] = await Promise.all([
    loadCategoryTree(db, lang),
    readCounts(db),
    db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('position').execute(),
  ]);
  const brands = rows.map(({ id, slug, name }) => ({ id, slug, name: localise(name, lang) }));
  return tree.map((department) => {
    const sold = countByBrand(counts, department.id);
    const countOf = (id: number): number => sold.get(id) ?? 0;
    return {
      ...department,
      // Sorting keeps the shop's own order among equals.
      brands: brands
        .filter(({ id }) => countOf(id) > 0)
        .toSorted((one, other) => countOf(other.id) - countOf(one.id))
        .slice(0, mostBrands),
    };
  });
}

/** How many products of each brand (id) a department has. A product in one of its categories is in the department too. */
function countByBrand(counts: CellCount[], departmentId: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { cell, count } of counts)
    if (cell.brandId !== null && cell.categoryIds.includes(departmentId))
      sums.set(cell.brandId, (sums.get(cell.brandId) ?? 0) + count);
  return sums;
}
