import type { Kind } from '../format/catalogue-format.ts';
import type { Product } from '../format/products.ts';
import type { Fault, JsonPath } from '../read/faults.ts';
import type { Catalogue, Entry, ReadFolder } from '../read/read-folder.ts';

/** Everything in a catalogue that refers to something that is not there, or takes a name or number that is taken. */
export function checkReferences({ catalogue, unreadKinds }: ReadFolder, pictures: Names): Fault[] {
  const namesOf = <Name extends Kind>(
    kind: Name,
    name: (value: Catalogue[Name][number]['value']) => string,
  ) => (unreadKinds.has(kind) ? null : new Set(catalogue[kind].map(({ value }) => name(value))));
  const slugs = {
    products: namesOf('products', ({ slug }) => slug),
    categories: namesOf('categories', ({ slug }) => slug),
    posts: namesOf('posts', ({ slug }) => slug),
  };
  const attributes = namesOf('attributes', ({ key }) => key);
  const departments = new Set(
    catalogue.categories.flatMap(({ value }) => (value.parent === undefined ? [value.slug] : [])),
  );
  return [
    ...checkTaken(catalogue),
    ...(unreadKinds.has('currencies') ? [] : checkCurrencies(catalogue)),
    ...checkPictures(catalogue, pictures),
    ...catalogue.categories.flatMap((entry) =>
      missing(
        entry,
        ['parent'],
        entry.value.parent,
        'category without a parent',
        unreadKinds.has('categories') ? null : departments,
      ),
    ),
    ...[...catalogue.categories, ...catalogue.products].flatMap((entry) =>
      Object.keys(entry.value.sizeGuide ?? {}).flatMap((key) =>
        missing(entry, ['sizeGuide', key], key, 'attribute', attributes),
      ),
    ),
    ...catalogue.collections.flatMap((entry) =>
      entry.value.products.flatMap((slug, index) =>
        missing(entry, ['products', index], slug, 'product', slugs.products),
      ),
    ),
    ...catalogue.comments.flatMap((entry) => missing(entry, ['post'], entry.value.post, 'post', slugs.posts)),
    ...checkPlaces(catalogue, {
      shipping: namesOf('shippingMethods', ({ code }) => code),
      payments: namesOf('paymentMethods', ({ code }) => code),
      countries: namesOf('countries', ({ code }) => code),
    }),
    ...catalogue.products.flatMap((entry) =>
      checkProduct(entry, catalogue, {
        categories: slugs.categories,
        brands: namesOf('brands', ({ slug }) => slug),
        tags: namesOf('tags', ({ key }) => key),
        colours: namesOf('colours', ({ key }) => key),
        attributes,
        pictures,
      }),
    ),
  ];
}

function checkPictures(catalogue: Catalogue, pictures: Names): Fault[] {
  const pictureOf = (entry: Entry<unknown>, path: JsonPath, file: string) =>
    missing(entry, [...path, 'file'], file, 'file in pictures/ called', pictures);
  return [
    ...[...catalogue.categories, ...catalogue.posts, ...catalogue.adverts, ...catalogue.coupons].flatMap(
      (entry) => pictureOf(entry, ['picture'], entry.value.picture.file),
    ),
    ...catalogue.brands.flatMap((entry) => pictureOf(entry, ['logo'], entry.value.logo.file)),
    ...catalogue.homes.flatMap((entry) =>
      (['sliders', 'banners'] as const).flatMap((part) =>
        entry.value[part].flatMap(({ picture }, index) =>
          pictureOf(entry, [part, index, 'picture'], picture.file),
        ),
      ),
    ),
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

/** What countries and holidays refer to: shipping and payment methods, each once, and countries. */
function checkPlaces(
  { countries, holidays }: Catalogue,
  known: { shipping: Names; payments: Names; countries: Names },
): Fault[] {
  return [
    ...countries.flatMap((entry) => {
      const { shipping = [], payments = [] } = entry.value;
      return [
        ...shipping.flatMap(({ method }, index) => {
          const path = ['shipping', index, 'method'];
          const isTwice = shipping.findIndex((other) => other.method === method) < index;
          return isTwice
            ? [entry.fault(path, `"${method}" stands here twice.`)]
            : missing(entry, path, method, 'shipping method', known.shipping);
        }),
        ...payments.flatMap((code, index) => {
          const path = ['payments', index];
          return payments.indexOf(code) < index
            ? [entry.fault(path, `"${code}" stands here twice.`)]
            : missing(entry, path, code, 'payment method', known.payments);
        }),
      ];
    }),
    ...holidays.flatMap((entry) =>
      (entry.value.countries ?? []).flatMap((code, index) =>
        missing(entry, ['countries', index], code, 'country', known.countries),
      ),
    ),
  ];
}

type Known = Record<'categories' | 'brands' | 'tags' | 'colours' | 'attributes' | 'pictures', Names>;

/** What a product refers to: the shop's lists, its pictures, and what its variations choose from. */
function checkProduct(entry: Entry<Product>, catalogue: Catalogue, known: Known): Fault[] {
  const { value: product } = entry;
  return [
    ...missing(entry, ['category'], product.category, 'category', known.categories),
    ...missing(entry, ['brand'], product.brand, 'brand', known.brands),
    ...(product.tags ?? []).flatMap((tag, index) => missing(entry, ['tags', index], tag, 'tag', known.tags)),
    ...product.pictures.flatMap(({ file, colour }, index) => [
      ...missing(entry, ['pictures', index, 'file'], file, 'file in pictures/ called', known.pictures),
      ...missing(entry, ['pictures', index, 'colour'], colour, 'colour', known.colours),
    ]),
    ...checkVariations(entry, catalogue, known),
  ];
}

function checkVariations(entry: Entry<Product>, { attributes }: Catalogue, known: Known): Fault[] {
  const { pictures, variations = [] } = entry.value;
  const own = new Set(pictures.map(({ file }) => file));
  const choices = Object.keys(variations[0]?.choices ?? {}).join();
  return variations.flatMap((variation, index) => {
    const path = ['variations', index];
    const chosen = Object.entries(variation.choices).flatMap(([key, value]) => {
      const attribute = attributes.find((each) => each.value.key === key);
      const values = attribute && new Set(attribute.value.values.map((each) => each.key));
      return [
        ...missing(entry, [...path, 'choices', key], key, 'attribute', known.attributes),
        ...missing(entry, [...path, 'choices', key], value, `value of "${key}"`, values ?? null),
      ];
    });
    const isAlike = Object.keys(variation.choices).join() === choices && choices !== '';
    return [
      ...chosen,
      ...(isAlike
        ? []
        : [
            entry.fault(
              [...path, 'choices'],
              'All variations of a product choose from the same attributes, at least one.',
            ),
          ]),
      ...missing(entry, [...path, 'picture'], variation.picture, 'picture of this product', own),
    ];
  });
}

type Named = { entry: Entry<unknown>; path: JsonPath; name: unknown };

/** Ids, names in addresses and codes that two entries share. */
function checkTaken(catalogue: Catalogue): Fault[] {
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

/** What is known by a name, for those who refer to it; null when not all of it could be read. */
type Names = ReadonlySet<string> | null;

/** A fault when `name` is none of the known names. */
function missing(
  entry: Entry<unknown>,
  path: JsonPath,
  name: string | undefined,
  what: string,
  known: Names,
): Fault[] {
  if (name === undefined || known === null || known.has(name)) return [];
  return [entry.fault(path, `There is no ${what} "${name}".`)];
}
