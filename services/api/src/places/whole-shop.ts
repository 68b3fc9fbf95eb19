import type { WholeShop } from '@dana/contracts/api/shop';
import { toMajor } from '@dana/contracts/money';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import type { Kysely } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { readOwnShop } from '../shop/own-shop.ts';
import { countryTerms, deliveredCountries } from './country-terms.ts';

/** The categories without one above them, in both languages; where a name is missing in one, the other stands for it. */
async function readDepartments(db: Kysely<Database>): Promise<NonNullable<WholeShop['departments']>> {
  const rows = await db
    .selectFrom('categories')
    .select(['slug', 'name'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ slug, name }) => ({
    slug,
    name: { en: localise(name, 'en'), ar: localise(name, 'ar') },
  }));
}

/** The content pages, in the order of menus. */
async function readPages(db: Kysely<Database>): Promise<NonNullable<WholeShop['pages']>> {
  const rows = await db.selectFrom('pages').select(['slug', 'title']).orderBy('position').execute();
  return rows.map(({ slug, title }) => ({
    slug,
    title: { en: localise(title, 'en'), ar: localise(title, 'ar') },
  }));
}

/** The shop with what its own ways of delivery add: from which amount of goods on delivery is free in its first country. */
export async function wholeShop(deps: Pick<ApiDeps, 'db' | 'gateway'>): Promise<WholeShop> {
  const [shop, countries, departments, pages] = await Promise.all([
    readOwnShop(deps.db),
    deliveredCountries(deps),
    readDepartments(deps.db),
    readPages(deps.db),
  ]);
  const [home] = countries;
  const terms = home && (await countryTerms(deps, home.id));
  const amounts = (terms?.shipping ?? []).flatMap(({ free_from_minor }) => free_from_minor ?? []);
  return {
    ...(shop ?? namelessShop),
    departments,
    pages,
    ...(amounts.length > 0 && {
      free_delivery_from: { amount: toMajor(Math.min(...amounts), 'KWD'), currency: 'KWD' },
    }),
  };
}
