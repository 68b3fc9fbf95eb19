import { type ExtensionName, extensionNames, extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { homeThemes } from '@dana/contracts/api/home';
import { type Shop, shopAnswerSchema, shopQuerySchema, type WholeShop } from '@dana/contracts/api/shop';
import { toMajor } from '@dana/contracts/money';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { readQuery } from '../http/read-input.ts';
import { countryTerms, deliveredCountries } from '../places/country-terms.ts';
import { readOwnShop } from '../shop/own-shop.ts';

/**
 * GET extensions: what this API has beyond the calls of every shop, but for the parts of the shop in which there is nothing. GET
 * shop: what the shop says of itself.
 */
export function extensionRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/extensions', async (c) => {
      const empty = new Set<ExtensionName>(await emptyParts(deps.db));
      const data = extensionNames.filter((name) => !empty.has(name));
      return answer(c, extensionsAnswerSchema, { success: true, data });
    })
    .get('/shop', async (c) => {
      const { all } = readQuery(c, shopQuerySchema);
      const whole = await wholeShop(deps);
      const data = all === 'true' ? whole : { ...whole, shop: earlierShop(whole.shop) };
      return answer(c, shopAnswerSchema, { success: true, data });
    });
}

/** The categories without one above them, in both languages; where a name is missing in one, the other stands for it. */
async function readDepartments(db: Db): Promise<NonNullable<WholeShop['departments']>> {
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
async function readPages(db: Db): Promise<NonNullable<WholeShop['pages']>> {
  const rows = await db.selectFrom('pages').select(['slug', 'title']).orderBy('position').execute();
  return rows.map(({ slug, title }) => ({
    slug,
    title: { en: localise(title, 'en'), ar: localise(title, 'ar') },
  }));
}

/** The shop with what its own ways of delivery add: from which amount of goods on delivery is free in its first country. */
async function wholeShop(deps: Pick<ApiDeps, 'db' | 'gateway'>): Promise<WholeShop> {
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

/**
 * A shop as storefronts of before 1.0 read it: they refuse what they do not know. Newer ones ask with `all`, and leave it out.
 * Goes with release 1.0 of the API.
 */
export function earlierShop({
  motif: _,
  taxNumber: __,
  newsletter: ___,
  figures: ____,
  ...shop
}: Shop): Shop {
  const { empty: _empty, ...lists } = shop.lists ?? {};
  const { replyWithin: _reply, checkout: _checkout, ...promises } = shop.promises ?? {};
  return {
    ...shop,
    ...(shop.lists && { lists }),
    ...(shop.promises && { promises }),
  };
}

type Filled = { posts: boolean; coupons: boolean; currencies: boolean; themes: string[] };

/** Parts of the shop in which there is nothing: no menu leads there, and their pages say so plainly. */
async function emptyParts(db: Db): Promise<ExtensionName[]> {
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
