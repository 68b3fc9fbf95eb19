import { type Kind, kinds } from '../format/catalogue-format.ts';
import type { Product } from '../format/products.ts';
import type { Fault, JsonPath } from '../read/faults.ts';
import type { Catalogue, Entry, ReadFolder } from '../read/read-folder.ts';

type Paths = Partial<Record<Kind, readonly string[]>>;

/** What is referred to, by which of its names, and from where. */
const references: Record<string, { to: readonly [kind: Kind, name: string]; from: Paths }> = {
  category: { to: ['categories', 'slug'], from: { products: ['category'] } },
  brand: { to: ['brands', 'slug'], from: { products: ['brand'] } },
  tag: { to: ['tags', 'key'], from: { products: ['tags.*'] } },
  colour: { to: ['colours', 'key'], from: { products: ['pictures.*.colour'] } },
  product: { to: ['products', 'slug'], from: { collections: ['products.*'] } },
  post: { to: ['posts', 'slug'], from: { comments: ['post'] } },
  'shipping method': { to: ['shippingMethods', 'code'], from: { countries: ['shipping.*.method'] } },
  'payment method': { to: ['paymentMethods', 'code'], from: { countries: ['payments.*'] } },
  country: { to: ['countries', 'code'], from: { holidays: ['countries.*'] } },
};

const picturePaths: Paths = {
  ...{ categories: ['picture.file'], brands: ['logo.file'], products: ['pictures.*.file'] },
  ...{ posts: ['picture.file'], adverts: ['picture.file'], coupons: ['picture.file'] },
  homes: ['sliders.*.picture.file', 'banners.*.picture.file'],
};

/** Names that only one entry may have; those of one row share their numbers. */
const namesOfOne: readonly (readonly [Kind, ...string[]])[] = [
  ...kinds.flatMap((kind) => ['id', 'slug', 'key'].map((name) => [kind, name] as const)),
  ['products', 'sku'],
  ['products', 'variations.*.id'],
  ['products', 'variations.*.sku'],
  ['homes', 'theme'],
  ['homes', 'sliders.*.id'],
  ['homes', 'banners.*.id'],
  ['homes', 'testimonials.*.id'],
  ['currencies', 'code'],
  ['countries', 'code'],
  ['countries', 'cities.*.id', 'cities.*.areas.*.id'],
  ['shippingMethods', 'code'],
  ['paymentMethods', 'code'],
  ['coupons', 'code'],
];

/** What is known by a name, for those who refer to it; null when not all of it could be read. */
type Names = ReadonlySet<unknown> | null;

/** Everything in a catalogue that refers to something that is not there, or takes a name or number that is taken. */
export function checkReferences({ catalogue, unreadKinds }: ReadFolder, pictures: Names): Fault[] {
  const namesOf = (kind: Kind, name: string): Names =>
    unreadKinds.has(kind) ? null : new Set(placesOf(catalogue, kind, name).map(({ value }) => value));
  const departments = unreadKinds.has('categories')
    ? null
    : new Set(catalogue.categories.flatMap(({ value }) => (value.parent === undefined ? value.slug : [])));
  const missingFrom = (from: Paths, what: string, known: Names) =>
    kinds.flatMap((kind) =>
      (from[kind] ?? []).flatMap((path) =>
        onceInAnEntry(placesOf(catalogue, kind, path)).flatMap(({ fault, value }) =>
          missing(fault, value, what, known),
        ),
      ),
    );
  const attributes = namesOf('attributes', 'key');
  return [
    ...namesOfOne.flatMap(([kind, ...paths]) =>
      repeated(
        paths.flatMap((path) => placesOf(catalogue, kind, path)),
        'is taken by another entry.',
      ),
    ),
    ...catalogue.countries.flatMap((entry) =>
      ['shipping.*.method', 'payments.*'].flatMap((path) =>
        repeated(placesOf({ countries: [entry] }, 'countries', path), 'stands here twice.'),
      ),
    ),
    ...(unreadKinds.has('currencies') ? [] : checkCurrencies(catalogue)),
    ...Object.entries(references).flatMap(([what, { to, from }]) => missingFrom(from, what, namesOf(...to))),
    ...missingFrom({ categories: ['parent'] }, 'category without a parent', departments),
    ...missingFrom(picturePaths, 'file in pictures/ called', pictures),
    ...(['categories', 'products'] as const).flatMap((kind) =>
      placesOf(catalogue, kind, 'sizeGuide.*').flatMap(({ fault, path }) =>
        missing(fault, path.at(-1), 'attribute', attributes),
      ),
    ),
    ...catalogue.products.flatMap((entry) => checkVariations(entry, catalogue, attributes)),
  ];
}

function checkCurrencies({ currencies }: Catalogue): Fault[] {
  const [main, ...others] = currencies.filter(({ value }) => value.isDefault);
  if (!main)
    return [
      {
        file: 'currencies.json',
        reason: 'One currency must be "isDefault": the dinar, in which prices are written.',
      },
    ];
  const isDinar = main.value.code === 'KWD' && Number(main.value.rate) === 1;
  return [
    ...(isDinar
      ? []
      : [main.fault(['isDefault'], 'Prices are written in dinars: the default is "KWD" with the rate "1".')]),
    ...others.map((entry) => entry.fault(['isDefault'], 'Only one currency can be the default.')),
  ];
}

/** What the variations of a product choose from, each the same attributes, and its own pictures that they show. */
function checkVariations(entry: Entry<Product>, { attributes }: Catalogue, known: Names): Fault[] {
  const { pictures, variations = [] } = entry.value;
  const own = new Set(pictures.map(({ file }) => file));
  const choices = Object.keys(variations[0]?.choices ?? {}).join();
  return variations.flatMap((variation, index) => {
    const fault = (path: string[]) => (reason: string) => entry.fault(['variations', index, ...path], reason);
    const chosen = Object.entries(variation.choices).flatMap(([key, value]) => {
      const attribute = attributes.find((each) => each.value.key === key);
      const values = attribute && new Set(attribute.value.values.map((each) => each.key));
      return [
        ...missing(fault(['choices', key]), key, 'attribute', known),
        ...missing(fault(['choices', key]), value, `value of "${key}"`, values ?? null),
      ];
    });
    const isAlike = Object.keys(variation.choices).join() === choices && choices !== '';
    const others = 'All variations of a product choose from the same attributes, at least one.';
    return [
      ...chosen,
      ...(isAlike ? [] : [fault(['choices'])(others)]),
      ...missing(fault(['picture']), variation.picture, 'picture of this product', own),
    ];
  });
}

/** The first place of each value in an entry: what is missing is said once. */
function onceInAnEntry(places: readonly Place[]): Place[] {
  const said = new Map<unknown, Set<unknown>>();
  return places.filter(({ entry, value }) => {
    const values = said.get(entry) ?? new Set();
    const isFirst = !values.has(value);
    said.set(entry, values.add(value));
    return isFirst;
  });
}

type SayFault = (reason: string) => Fault;

function repeated(places: readonly { value: unknown; fault: SayFault }[], reason: string): Fault[] {
  const seen = new Set<unknown>();
  return places.flatMap(({ value, fault }) => {
    if (seen.has(value)) return [fault(`${JSON.stringify(value)} ${reason}`)];
    seen.add(value);
    return [];
  });
}

/** A fault when `name` is none of the known names. */
function missing(fault: SayFault, name: unknown, what: string, known: Names): Fault[] {
  if (name === undefined || known === null || known.has(name)) return [];
  return [fault(`There is no ${what} "${String(name)}".`)];
}

/** A value of an entry, where it stands, and its fault. */
type Place = {
  entry: Entry<unknown>;
  value: unknown;
  path: JsonPath;
  fault: (reason: string) => Fault;
};

/** What stands at a path (`variations.*.sku`) in the entries of a kind; `*` is each of a list, or of an object. */
export function placesOf<Name extends Kind>(
  catalogue: { readonly [Each in Name]: readonly Entry<unknown>[] },
  kind: Name,
  path: string,
): Place[] {
  return catalogue[kind].flatMap((entry) =>
    valuesAt(entry.value, path.split('.')).map(([way, value]) => ({
      entry,
      value,
      path: way,
      fault: (reason: string) => entry.fault(way, reason),
    })),
  );
}

function valuesAt(
  value: unknown,
  [part, ...rest]: readonly string[],
  way: JsonPath = [],
): [way: JsonPath, value: unknown][] {
  if (value === undefined) return [];
  if (part === undefined) return [[way, value]];
  if (part !== '*') return valuesAt(Reflect.get(Object(value), part), rest, [...way, part]);
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return parts.flatMap(([name, each]) => valuesAt(each, rest, [...way, name]));
}
