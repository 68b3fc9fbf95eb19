import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Localised } from '../../database/stored.ts';
import type { Fault, JsonPath } from '../read/faults.ts';
import type { Kind } from '../format/catalogue-format.ts';
import type { Catalogue, Entry } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';
import { buildVariation } from '../write/write-products.ts';
import { listsOf } from '../write/write-rows.ts';

/** What an update may not do to what the shop knows: everything that would give an id another meaning. */
export async function checkUpdate(
  trx: Db,
  catalogue: Catalogue,
  pictures: readonly CataloguePicture[],
): Promise<Fault[]> {
  return [
    ...(await checkNamed(trx, catalogue)),
    ...(await checkVariations(trx, catalogue, pictures)),
    ...(await checkCoupons(trx, catalogue)),
    ...(await checkCities(trx, catalogue)),
  ];
}

async function checkVariations(
  trx: Db,
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

type Named = { word: string; table: string; names: readonly string[]; title?: 'name' | 'title' };

/** Kinds that are known by names of their own; and by titles, which two may share. */
const named = {
  products: { word: 'product', table: 'products', names: ['slug', 'sku'] },
  categories: { word: 'category', table: 'categories', names: ['slug'], title: 'name' },
  brands: { word: 'brand', table: 'brands', names: ['slug'], title: 'name' },
  collections: { word: 'collection', table: 'collections', names: ['slug'], title: 'title' },
  pages: { word: 'page', table: 'pages', names: ['slug'], title: 'title' },
  posts: { word: 'post', table: 'posts', names: ['slug'], title: 'title' },
  currencies: { word: 'currency', table: 'currencies', names: ['code'] },
  countries: { word: 'country', table: 'countries', names: ['code'] },
  shippingMethods: { word: 'shipping method', table: 'shipping_methods', names: ['code'] },
  paymentMethods: { word: 'payment method', table: 'payment_methods', names: ['code'] },
  coupons: { word: 'coupon', table: 'coupons', names: ['code'] },
} as const satisfies Partial<Record<Kind, Named>>;

async function checkNamed(trx: Db, catalogue: Catalogue): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const kind of Object.keys(named) as (keyof typeof named)[]) {
    const { word, table, names, title }: Named = named[kind];
    const columns = ['id', ...names, ...(title ? [title] : [])].map((column) => sql.ref(column));
    const { rows } = await sql<{ id: number }>`select ${sql.join(columns)} from ${sql.table(table)}`.execute(
      trx,
    );
    // An entry calls these as its table does.
    const known = (one: { id: number }): KnownName => ({
      id: one.id,
      names: Object.fromEntries(names.map((name) => [name, String(Reflect.get(one, name))])),
      ...(title && { titles: textsOf(Reflect.get(one, title) as Localised) }),
    });
    const entries: readonly Entry<{ id: number }>[] = catalogue[kind];
    faults.push(
      ...checkNames(
        word,
        rows.map(known),
        entries.map(({ value, fault }) => ({ ...known(value), fault })),
      ),
    );
  }
  return faults;
}

const textsOf = ({ en, ar }: Localised): string[] => [en, ar].flatMap((text) => text ?? []);

async function checkCoupons(trx: Db, { coupons }: Catalogue): Promise<Fault[]> {
  const rows = await trx.selectFrom('coupons').select(['id', 'uses']).execute();
  const uses = new Map(rows.map((row) => [row.id, row.uses]));
  return coupons.flatMap(({ value: { id, useLimit }, fault }) => {
    const used = uses.get(id) ?? 0;
    if (useLimit === undefined || useLimit >= used) return [];
    return [fault(['useLimit'], `"useLimit" must be at least ${used}: the coupon was used so often.`)];
  });
}

async function checkCities(trx: Db, { countries }: Catalogue): Promise<Fault[]> {
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
