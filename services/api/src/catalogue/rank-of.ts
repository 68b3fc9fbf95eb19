import { type RawBuilder, sql } from 'kysely';
import type { ProductRequest } from './product-request.ts';

/** How well a product fits: the sum over the words of a search, those for things twice; listed ids as they were listed. */
export function rankOf({ search, productIds }: ProductRequest): RawBuilder<unknown> {
  if (productIds) return sql`-array_position(${productIds}::integer[], product_id)`;
  if (!search || search.units.length === 0) return sql`0`;
  const has = (condition: string) => sql`document @@ ${condition}::tsquery`;
  const terms = search.units.map(
    ({
      typed,
      named,
      grouped,
      meant,
      begun,
      isThing,
    }) => sql`${sql.lit(isThing ? 2 : 1)} * (case when ${has(named)} then 8 when ${has(grouped)} then 4
      when ${has(meant)} then 2 when ${has(begun)} then 1 else 0 end + (${has(typed)})::integer)`,
  );
  return sql.join(terms, sql` + `);
}
