import { searchTextOf } from '../catalogue/search-words.ts';
import type { Localised, StoredAttribute, StoredPicture } from '../database/stored.ts';
import { type ColourName, colours } from '@dana/sample-shop/drawings/colours';
import {
  drawings,
  pictureAlt,
  picturePath,
  type ViewName,
} from '@dana/sample-shop/drawings/picture-catalogue';
import { brands } from '@dana/sample-shop/drawings/scenes/brands';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import type { ProductSeed } from './product-seed.ts';
import { tags } from './tags.ts';

export type BuiltVariation = {
  sku: string;
  name: Localised;
  priceFils: number | null;
  stock: number;
  picture: StoredPicture;
  attributes: { id: number; values: number[] }[];
};

/** The choices of a product as variations; none when there is nothing to choose. */
export function buildVariations(seed: ProductSeed): BuiltVariation[] {
  const options = seed.option?.values ?? [null];
  if (seed.colours.length * options.length === 1) return [];
  return seed.colours.flatMap((colour, colourIndex) =>
    options.map((option, optionIndex): BuiltVariation => {
      const chosen = [
        ...(seed.colours.length > 1 ? [chosenValue('colour', colour)] : []),
        ...(option && seed.option ? [chosenValue(seed.option.attribute, option.key)] : []),
      ];
      return {
        sku: [seed.sku, seed.colours.length > 1 && colour, option?.key]
          .filter(Boolean)
          .join('-')
          .toUpperCase(),
        name: {
          en: chosen.map(({ value }) => value.name.en).join(', '),
          ar: chosen.map(({ value }) => value.name.ar).join('، '),
        },
        priceFils: option?.priceFils ?? null,
        stock: stockOf(seed, colourIndex * options.length + optionIndex),
        picture: pictureOf(seed, firstView(seed), colour),
        attributes: chosen.map(({ attributeId, value }) => ({ id: attributeId, values: [value.id] })),
      };
    }),
  );
}

/** Every view of the first colour, then one picture of each other colour. */
export function buildPictures(seed: ProductSeed): StoredPicture[] {
  const [first, ...others] = seed.colours;
  return [
    ...drawings[seed.drawing].views.map((view) => pictureOf(seed, view, first)),
    ...others.map((colour) => pictureOf(seed, firstView(seed), colour)),
  ];
}

/** What can be chosen, with the values this product has. */
export function buildAttributes(seed: ProductSeed): StoredAttribute[] {
  const keys: [keyof typeof attributes, readonly string[]][] = [];
  if (seed.colours.length > 1) keys.push(['colour', seed.colours]);
  if (seed.option) keys.push([seed.option.attribute, seed.option.values.map((value) => value.key)]);
  return keys.map(([name, values]) => ({
    id: attributes[name].id,
    name: attributes[name].name,
    values: values.map((key) => {
      const { value } = chosenValue(name, key);
      return { id: value.id, name: value.name, ...(value.code && { code: value.code }) };
    }),
  }));
}

/** Everything a product is found by, in both languages. */
export function buildSearchText(seed: ProductSeed): string {
  const category = categories.find((candidate) => candidate.slug === seed.category);
  const parent = categories.find((candidate) => candidate.slug === category?.parent);
  const brand = brands.find((candidate) => candidate.slug === seed.brand);
  const tagNames = seed.tags.flatMap((tag) => [tags[tag]?.en, tags[tag]?.ar]);
  const colourNames = seed.colours.flatMap((colour) => [colours[colour].en, colours[colour].ar]);
  return searchTextOf([
    seed.name.en,
    seed.name.ar,
    seed.sku,
    brand?.en,
    brand?.ar,
    category?.name.en,
    category?.name.ar,
    parent?.name.en,
    parent?.name.ar,
    drawings[seed.drawing].name.en,
    drawings[seed.drawing].name.ar,
    ...tagNames,
    ...colourNames,
  ]);
}

/** Pieces of the whole product. */
export function totalStock(seed: ProductSeed): number {
  const variations = buildVariations(seed);
  return variations.length > 0 ? variations.reduce((sum, { stock }) => sum + stock, 0) : stockOf(seed, 0);
}

function stockOf(seed: ProductSeed, index: number): number {
  const stock = typeof seed.stock === 'number' ? seed.stock : seed.stock[index];
  if (stock === undefined) throw new Error(`Seed ${seed.slug}: no stock for variation ${index}.`);
  return stock;
}

function pictureOf(seed: ProductSeed, view: ViewName, colour: ColourName): StoredPicture {
  const { en, ar, base } = colours[colour];
  const alt = (locale: 'en' | 'ar') => {
    const name = seed.name[locale] ?? seed.name.ar;
    return `${name} – ${pictureAlt(seed.drawing, view, colour, locale)}`;
  };
  return {
    url: picturePath(seed.drawing, view, colour),
    alt: { en: alt('en'), ar: alt('ar') },
    color: { name: { en, ar }, code: base },
  };
}

function firstView(seed: ProductSeed): ViewName {
  const [view] = drawings[seed.drawing].views;
  if (!view) throw new Error(`Seed: drawing ${seed.drawing} has no view.`);
  return view;
}

function chosenValue(name: keyof typeof attributes, key: string) {
  const attribute = attributes[name];
  const value = attribute.values.find((candidate) => candidate.key === key);
  if (!value) throw new Error(`Seed: attribute ${name} has no value ${key}.`);
  return { attributeId: attribute.id, value };
}
