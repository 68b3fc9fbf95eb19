import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SentCount } from './listing-cells.ts';
import type { OptionGroup } from './option-facets.ts';

/** Products that are alike in all that is counted, and how many they are. */
export type SampledGroup = [cellId: number, optionIds: number[], stars: number, count: number];

/** The columns of `listings` that make a group, and how many it has. */
export const groupColumns = sql`cell_id, option_ids, floor(rating)::integer as stars, count(*)`;

/** At most `limit` of the listings that meet a condition, in groups. */
export async function sampleMatches(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<SampledGroup[]> {
  const { rows } = await sql<{ groups: SampledGroup[] }>`
    select coalesce(json_agg(json_build_array(cell_id, option_ids, stars, count)), '[]') as groups
    from (select ${groupColumns} from
      (select cell_id, option_ids, rating from listings where ${condition} limit ${limit}) as found
      group by 1, 2, 3) as grouped`.execute(db);
  return rows[0]?.groups ?? [];
}

export const sizeOf = (groups: SampledGroup[]): number =>
  groups.reduce((sum, [, , , count]) => sum + count, 0);

/** A sample by its cells. */
export function cellsOf(groups: SampledGroup[]): SentCount[] {
  const counts = new Map<number, number>();
  for (const [cellId, , , count] of groups) counts.set(cellId, (counts.get(cellId) ?? 0) + count);
  return [...counts].map(([cellId, count]) => [cellId, count, null, null]);
}

/** A sample by its options and stars. */
export const optionsOf = (groups: SampledGroup[]): OptionGroup[] =>
  groups.map(([, optionIds, stars, count]) => [optionIds, stars, count]);
