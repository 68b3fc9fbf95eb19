import * as z from 'zod/mini';
import { advert, collection, comment, home, page, post } from './content.ts';
import { attribute, brand, category, colour, product, tag } from './products.ts';
import { filled, key } from './texts.ts';
import {
  country,
  coupon,
  currency,
  holiday,
  installmentPackage,
  paymentMethod,
  shippingMethod,
} from './ways-to-buy.ts';

/** Words that shoppers use for one another, in any language, dialect and spelling (docs/catalogue.md). */
const searchWords = z
  .strictObject({
    key,
    words: z.array(filled).check(z.minLength(1)),
    also: z.optional(z.array(filled)),
    describes: z.optional(z.boolean()),
    instead: z.optional(filled),
    near: z.optional(filled),
  })
  .check(
    z.refine(({ instead, near }) => instead === undefined || near === undefined, {
      error: 'must have "instead" or "near", not both',
    }),
  );

/** `x.json` holds a list, `x/` one file for each entry. All may be left out but the currencies. */
export const catalogueFormat = {
  colours: { place: 'colours.json', entry: colour },
  attributes: { place: 'attributes.json', entry: attribute },
  categories: { place: 'categories.json', entry: category },
  brands: { place: 'brands.json', entry: brand },
  tags: { place: 'tags.json', entry: tag },
  products: { place: 'products/', entry: product },
  collections: { place: 'collections.json', entry: collection },
  homes: { place: 'homes/', entry: home },
  adverts: { place: 'adverts.json', entry: advert },
  pages: { place: 'pages/', entry: page },
  posts: { place: 'posts/', entry: post },
  comments: { place: 'comments.json', entry: comment },
  currencies: { place: 'currencies.json', entry: currency },
  countries: { place: 'countries.json', entry: country },
  shippingMethods: { place: 'shipping-methods.json', entry: shippingMethod },
  paymentMethods: { place: 'payment-methods.json', entry: paymentMethod },
  installmentPackages: { place: 'installment-packages.json', entry: installmentPackage },
  holidays: { place: 'holidays.json', entry: holiday },
  coupons: { place: 'coupons.json', entry: coupon },
  searchWords: { place: 'search-words.json', entry: searchWords },
} as const;

type Format = typeof catalogueFormat;
export type Kind = keyof Format;
export const kinds = Object.keys(catalogueFormat) as Kind[]; // keys of a literal: exactly Kind

/** What a kind's entries are once they are read: amounts in fils, moments as functions of the moment of loading. */
export type EntryOf<Name extends Kind> = z.output<Format[Name]['entry']>;
