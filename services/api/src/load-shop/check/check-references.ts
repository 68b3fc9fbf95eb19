import type { Fault } from '../read/faults.ts';
import type { Kind } from '../format/catalogue-format.ts';
import type { JsonPath } from '../read/json-file.ts';
import { checkPlaces } from './check-places.ts';
import { checkProduct } from './check-product.ts';
import { checkTaken } from './check-taken.ts';
import { missing, type Names } from './missing.ts';
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
