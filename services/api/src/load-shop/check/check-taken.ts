import type { Fault } from '../read/faults.ts';
import type { JsonPath } from '../read/json-file.ts';
import type { Catalogue, Entry } from '../read/read-folder.ts';

type Named = { entry: Entry<unknown>; path: JsonPath; name: unknown };

/** Ids, names in addresses and codes that two entries share. */
export function checkTaken(catalogue: Catalogue): Fault[] {
  return [
    ...Object.values(catalogue).flatMap((entries) =>
      ['id', 'slug', 'key'].flatMap((name) => taken(all(entries, name))),
    ),
    ...taken(all(catalogue.products, 'sku')),
    ...taken(all(catalogue.homes, 'theme')),
    ...['currencies', 'countries', 'shippingMethods', 'paymentMethods', 'coupons'].flatMap((kind) =>
      taken(all(catalogue[kind as 'coupons'], 'code')),
    ),
    ...(['id', 'sku'] as const).flatMap((name) =>
      taken(catalogue.products.flatMap((entry) => within(entry, entry.value.variations, 'variations', name))),
    ),
    ...(['sliders', 'banners', 'testimonials'] as const).flatMap((part) =>
      taken(catalogue.homes.flatMap((entry) => within(entry, entry.value[part], part, 'id'))),
    ),
    ...taken(catalogue.countries.flatMap(placesOf)),
  ];
}

const all = (entries: readonly Entry<object>[], name: string): Named[] =>
  entries.map((entry) => ({ entry, path: [name], name: Reflect.get(entry.value, name) }));

const within = (
  entry: Entry<unknown>,
  list: readonly object[] | undefined,
  part: string,
  name: string,
): Named[] =>
  (list ?? []).map((each, index) => ({ entry, path: [part, index, name], name: Reflect.get(each, name) }));

/** Cities and their areas are numbered together. */
const placesOf = (entry: Catalogue['countries'][number]): Named[] =>
  entry.value.cities.flatMap((city, index) => [
    { entry, path: ['cities', index, 'id'], name: city.id },
    ...(city.areas ?? []).map((area, place) => ({
      entry,
      path: ['cities', index, 'areas', place, 'id'],
      name: area.id,
    })),
  ]);

function taken(named: readonly Named[]): Fault[] {
  const seen = new Set<unknown>();
  return named.flatMap(({ entry, path, name }) => {
    if (name === undefined) return [];
    if (seen.has(name)) return [entry.fault(path, `${JSON.stringify(name)} is taken by another entry.`)];
    seen.add(name);
    return [];
  });
}
