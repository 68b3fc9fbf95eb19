import { searchTextOf } from '../../catalogue/search-words.ts';
import type { Attribute, Product, Variation } from '../format/products.ts';
import type { CatalogueLists } from './catalogue-lists.ts';
import { pictureUrl } from './stored-pictures.ts';

type Chosen = { attribute: Attribute; value: Attribute['values'][number] };

/** What a variation is called and what it is chosen by. */
export function buildVariation({ choices, picture }: Variation, product: Product, lists: CatalogueLists) {
  const chosen = chosenBy(choices, lists);
  return {
    name: {
      en: chosen.map(({ value }) => value.name.en).join(', '),
      ar: chosen.map(({ value }) => value.name.ar).join('، '),
    },
    picture:
      picture === undefined
        ? null
        : (buildPictures(product, lists).find(({ url }) => url === pictureUrl(picture)) ?? null),
    attributes: chosen.map(({ attribute, value }) => ({ id: attribute.id, values: [value.id] })),
  };
}

/** The pictures of a product, with the colour that each shows; the first, which lists show by the dozen, with its tint. */
export function buildPictures({ pictures }: Product, { colours, tints }: CatalogueLists) {
  return pictures.map(({ file, alt, colour }, index) => {
    const shown = colour === undefined ? undefined : colours.get(colour);
    const tint = index === 0 ? tints.get(file) : undefined;
    return {
      url: pictureUrl(file),
      alt,
      ...(shown && { color: { name: shown.name, code: shown.code } }),
      ...(tint && { tint }),
    };
  });
}

/** What can be chosen, with the values that the product's variations have, in their order, and the guide to their sizes. */
export function buildAttributes({ variations = [], category, sizeGuide }: Product, lists: CatalogueLists) {
  const own = lists.categories.get(category);
  const above = own?.parent === undefined ? undefined : lists.categories.get(own.parent);
  const guides = { ...above?.sizeGuide, ...own?.sizeGuide, ...sizeGuide };
  const all = variations.flatMap(({ choices }) => chosenBy(choices, lists));
  return [...new Set(all.map(({ attribute }) => attribute))].map((attribute) => ({
    id: attribute.id,
    name: attribute.name,
    values: [...new Set(all.filter((one) => one.attribute === attribute).map(({ value }) => value))].map(
      ({ id, name, code }) => ({ id, name, ...(code && { code }) }),
    ),
    ...(guides[attribute.key] && { size_guide: guides[attribute.key] }),
  }));
}

/** Everything a product is found by, in both languages. */
export function buildSearchText(product: Product, lists: CatalogueLists): string {
  const category = lists.categories.get(product.category);
  const parent = category?.parent === undefined ? undefined : lists.categories.get(category.parent);
  const brand = product.brand === undefined ? undefined : lists.brands.get(product.brand);
  const tags = (product.tags ?? []).map((key) => lists.tags.get(key));
  const colours = [...new Set(product.pictures.map(({ colour }) => colour))].map((key) =>
    key === undefined ? undefined : lists.colours.get(key),
  );
  const both = (named: { name: { en?: string | undefined; ar?: string | undefined } } | undefined) => [
    named?.name.en,
    named?.name.ar,
  ];
  return searchTextOf([
    ...both(product),
    product.sku,
    ...both(brand),
    ...both(category),
    ...both(parent),
    ...(product.keywords ?? []),
    ...tags.flatMap(both),
    ...colours.flatMap(both),
  ]);
}

function chosenBy(choices: Variation['choices'], { attributes }: CatalogueLists): Chosen[] {
  return Object.entries(choices).flatMap(([key, chosen]) => {
    const attribute = attributes.get(key);
    const value = attribute?.values.find((each) => each.key === chosen);
    return attribute && value ? [{ attribute, value }] : [];
  });
}
