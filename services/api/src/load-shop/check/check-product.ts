import { missing, type Names } from './missing.ts';
import type { Fault } from '../read/faults.ts';
import type { Product } from '../format/products.ts';
import type { Catalogue, Entry } from '../read/read-folder.ts';

type Known = Record<'categories' | 'brands' | 'tags' | 'colours' | 'attributes' | 'pictures', Names>;

/** What a product refers to: the shop's lists, its pictures, and what its variations choose from. */
export function checkProduct(entry: Entry<Product>, catalogue: Catalogue, known: Known): Fault[] {
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
