import type { ColourName } from '@dana/sample-shop/drawings/colours';
import type { DrawingName } from '@dana/sample-shop/drawings/picture-catalogue';
import type { attributes } from './attributes.ts';

export type Words = { en: string; ar: string };
/** A description: paragraphs, and lists as arrays. */
export type Prose = readonly (string | readonly string[])[];
/** Key in both languages, value in both languages. */
export type SpecificationSeed = readonly [keyEn: string, keyAr: string, valueEn: string, valueAr: string];

/** A second thing to choose besides the colour; each value may change the price (fils). */
export type OptionSeed = {
  attribute: Exclude<keyof typeof attributes, 'colour'>;
  values: readonly { key: string; priceFils?: number }[];
};

/** A product of the sample catalogue. One variation for each colour × option when there is more than one. */
export type ProductSeed = {
  type: 'electronics' | 'fashion' | 'beauty' | 'jewelry';
  slug: string;
  sku: string;
  name: { en?: string; ar: string };
  excerpt: { en?: string; ar: string };
  description: { en?: Prose; ar: Prose };
  specifications: readonly SpecificationSeed[];
  priceFils: number;
  oldPriceFils?: number;
  /** Pieces: one number, or one for each variation in the order colour by colour, option by option. */
  stock: number | readonly number[];
  minQuantity?: number;
  maxQuantity?: number;
  brand: string;
  category: string;
  drawing: DrawingName;
  colours: readonly [ColourName, ...ColourName[]];
  option?: OptionSeed;
  tags: readonly string[];
  videoId?: string;
  /** Days from seeding until the offer ends; it began two days before. */
  offerDays?: number;
  featured?: boolean;
  sold: number;
  /** How many reviews give 5, 4, 3, 2, 1 stars; none without it. */
  stars?: readonly [number, number, number, number, number];
};

/** A product in the file of its type. */
export type TypedProductSeed = Omit<ProductSeed, 'type'>;
