import type { ExtensionName } from '@dana/contracts/api/extensions';
import { homeThemes } from '@dana/contracts/api/home';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Filled = { posts: boolean; coupons: boolean; currencies: boolean; themes: string[] };

/** Parts of the shop in which there is nothing: no menu leads there, and their pages say so plainly. */
export async function emptyParts(db: Kysely<Database>): Promise<ExtensionName[]> {
  const { rows } = await sql<Filled>`
    select exists (select from posts where withdrawn_at is null) as posts,
      exists (select from coupons) as coupons,
      (select count(*) > 1 from currencies where active) as currencies,
      array(select theme from sliders union select theme from banners) as themes`.execute(db);
  const [{ posts, coupons, currencies, themes } = nothing] = rows;
  const homes = homeThemes.filter((theme) => themes.includes(theme));
  // One home is the home, and no choice.
  const shown = homes.length > 1 ? homes : [];
  return [
    ...(posts ? [] : ['posts' as const]),
    ...(coupons ? [] : ['coupons' as const]),
    ...(currencies ? [] : ['currencies' as const]),
    ...homeThemes.filter((theme) => !shown.includes(theme)).map((theme) => `home-${theme}` as const),
  ];
}

const nothing: Filled = { posts: false, coupons: false, currencies: false, themes: [] };
