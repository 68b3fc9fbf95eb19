import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Localised } from '../../database/stored.ts';
import type { Fault, JsonPath } from '../read/faults.ts';
import type { Catalogue } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';
import { buildVariation } from '../write/write-products.ts';
import { listsOf } from '../write/write-rows.ts';

/** What an update may not do to what the shop knows: everything that would give an id another meaning. */
export async function checkUpdate(
  trx: Kysely<Database>,
  catalogue: Catalogue,
  pictures: readonly CataloguePicture[],
): Promise<Fault[]> {
  return [
    ...(await checkProducts(trx, catalogue)),
    ...(await checkVariations(trx, catalogue, pictures)),
    ...(await checkTitled(trx, catalogue)),
    ...(await checkCoded(trx, catalogue)),
    ...(await checkCoupons(trx, catalogue)),
    ...(await checkCities(trx, catalogue)),
  ];
}

async function checkProducts(trx: Kysely<Database>, { products }: Catalogue): Promise<Fault[]> {
  const rows = await trx.selectFrom('products').select(['id', 'slug', 'sku']).execute();
  return checkNames(
    'product',
    rows.map(({ id, slug, sku }) => ({ id, names: { slug, sku } })),
    products.map(({ value: { id, slug, sku }, fault }) => ({ id, names: { slug, sku }, fault })),
  );
}

async function checkVariations(
  trx: Kysely<Database>,
  catalogue: Catalogue,
  pictures: readonly CataloguePicture[],
): Promise<Fault[]> {
  const rows = await trx.selectFrom('variations').select(['id', 'product_id', 'sku', 'attributes']).execute();
  const lists = listsOf(catalogue, pictures);
  const owners = new Map(rows.map((row) => [row.id, row.product_id]));
  const entries = catalogue.products.flatMap(({ value: product, fault }) =>
    (product.variations ?? []).map((variation, index) => ({
      product,
      id: variation.id,
      names: { sku: variation.sku },
      titles: [JSON.stringify(buildVariation(variation, product, lists).attributes)],
      fault: (path: readonly (string | number)[], reason: string) =>
        fault(['variations', index, ...path], reason),
    })),
  );
  return [
    ...entries.flatMap(({ id, product, fault }) => {
      const owner = owners.get(id);
      if (owner === undefined || owner === product.id) return [];
      return [fault(['id'], `Variation ${id} is one of product ${owner}. A new variation takes a new id.`)];
    }),
    ...checkNames(
      'variation',
      rows.map(({ id, sku, attributes }) => ({ id, names: { sku }, titles: [JSON.stringify(attributes)] })),
      entries,
    ),
  ];
}

const textsOf = ({ en, ar }: { en?: string | undefined; ar?: string | undefined }): string[] =>
  [en, ar].flatMap((text) => text ?? []);

async function checkTitled(trx: Kysely<Database>, catalogue: Catalogue): Promise<Fault[]> {
  const { categories, brands, collections, pages, posts } = catalogue;
  const known = (rows: { id: number; slug: string; title: Localised }[]): KnownName[] =>
    rows.map(({ id, slug, title }) => ({ id, names: { slug }, titles: textsOf(title) }));
  const named = (table: 'categories' | 'brands') =>
    trx.selectFrom(table).select(['id', 'slug', 'name as title']).execute();
  const titled = (table: 'collections' | 'pages' | 'posts') =>
    trx.selectFrom(table).select(['id', 'slug', 'title']).execute();
  const byName = (entries: Catalogue['categories'] | Catalogue['brands']): NamedEntry[] =>
    entries.map(({ value: { id, slug, name }, fault }) => ({
      id,
      names: { slug },
      titles: textsOf(name),
      fault,
    }));
  const byTitle = (
    entries: Catalogue['pages'] | Catalogue['posts'] | Catalogue['collections'],
  ): NamedEntry[] =>
    entries.map(({ value: { id, slug, title }, fault }) => ({
      id,
      names: { slug },
      titles: textsOf(title),
      fault,
    }));
  return [
    ...checkNames('category', known(await named('categories')), byName(categories)),
    ...checkNames('brand', known(await named('brands')), byName(brands)),
    ...checkNames('collection', known(await titled('collections')), byTitle(collections)),
    ...checkNames('page', known(await titled('pages')), byTitle(pages)),
    ...checkNames('post', known(await titled('posts')), byTitle(posts)),
  ];
}

const codedKinds = {
  currencies: ['currency', 'currencies'],
  countries: ['country', 'countries'],
  shippingMethods: ['shipping method', 'shipping_methods'],
  paymentMethods: ['payment method', 'payment_methods'],
  coupons: ['coupon', 'coupons'],
} as const;

async function checkCoded(trx: Kysely<Database>, catalogue: Catalogue): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const kind of Object.keys(codedKinds) as (keyof typeof codedKinds)[]) {
    const [word, table] = codedKinds[kind];
    const rows = await trx
      .selectFrom(table as 'coupons')
      .select(['id', 'code'])
      .execute();
    faults.push(
      ...checkNames(
        word,
        rows.map(({ id, code }) => ({ id, names: { code } })),
        catalogue[kind].map(({ value: { id, code }, fault }) => ({ id, names: { code }, fault })),
      ),
    );
  }
  return faults;
}

async function checkCoupons(trx: Kysely<Database>, { coupons }: Catalogue): Promise<Fault[]> {
  const rows = await trx.selectFrom('coupons').select(['id', 'uses']).execute();
  const uses = new Map(rows.map((row) => [row.id, row.uses]));
  return coupons.flatMap(({ value: { id, useLimit }, fault }) => {
    const used = uses.get(id) ?? 0;
    if (useLimit === undefined || useLimit >= used) return [];
    return [fault(['useLimit'], `"useLimit" must be at least ${used}: the coupon was used so often.`)];
  });
}

async function checkCities(trx: Kysely<Database>, { countries }: Catalogue): Promise<Fault[]> {
  const rows = await trx.selectFrom('cities').select(['id', 'country_id']).execute();
  const homes = new Map(rows.map((row) => [row.id, row.country_id]));
  return countries.flatMap(({ value, fault }) =>
    value.cities.flatMap((city, index) => {
      const home = homes.get(city.id);
      if (home === undefined || home === value.id) return [];
      return [
        fault(
          ['cities', index, 'id'],
          `Place ${city.id} is one of country ${home}. A new place takes a new id.`,
        ),
      ];
    }),
  );
}

/** What the shop knows an id by. `titles` are compared, but two may share one. */
type KnownName = { id: number; names: Record<string, string>; titles?: readonly string[] };

/** An entry of the folder, with the fault of one of its values. */
type NamedEntry = KnownName & { fault: (path: JsonPath, reason: string) => Fault };

/**
 * Ids never change what they mean: they stand in links, carts and orders. Refuses an entry under whose id the shop knows
 * something with other names altogether, and one that has the name of another id.
 * @param kind – one of them in words, such as "product".
 */
export function checkNames(
  kind: string,
  known: readonly KnownName[],
  entries: readonly NamedEntry[],
): Fault[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  return entries.flatMap((entry) => {
    const last = byId.get(entry.id);
    if (last && isAnother(last, entry)) {
      const words = [...Object.keys(last.names), ...(last.titles ? ['name'] : [])];
      const differ = words.length === 1 ? `its ${words[0]} differs` : `its ${words.join(' and its ')} differ`;
      return [
        entry.fault(
          ['id'],
          `Id ${entry.id} is the ${kind} "${Object.values(last.names)[0]}", and this is another: ${differ}. A new ${kind} takes a new id.`,
        ),
      ];
    }
    return Object.entries(entry.names).flatMap(([word, name]) => {
      const owner = known.find((other) => other.id !== entry.id && other.names[word] === name);
      return owner
        ? [entry.fault([word], `"${name}" is the ${word} of the ${kind} ${owner.id}, which links may name.`)]
        : [];
    });
  });
}

function isAnother(last: KnownName, entry: KnownName): boolean {
  const isRenamed = Object.entries(last.names).every(([word, name]) => entry.names[word] !== name);
  const hasTitle = (last.titles ?? []).some((title) => entry.titles?.includes(title));
  return isRenamed && !hasTitle;
}
