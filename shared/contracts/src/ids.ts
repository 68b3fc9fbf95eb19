import * as z from 'zod/mini';
import { textIdMark } from './sent-ids.ts';

declare const idKind: unique symbol;

/** An identifier that cannot be confused with one of another kind. At run time it is plain text. */
export type Id<Kind extends string> = string & { readonly [idKind]: Kind };

export type ProductId = Id<'product'>;
export type VariationId = Id<'variation'>;
export type AttributeId = Id<'attribute'>;
export type AttributeValueId = Id<'attribute-value'>;
export type CategoryId = Id<'category'>;
export type BrandId = Id<'brand'>;
export type TagId = Id<'tag'>;
export type CartId = Id<'cart'>;
export type CartItemId = Id<'cart-item'>;
export type OrderId = Id<'order'>;
export type UserId = Id<'user'>;
export type FavoriteId = Id<'favorite'>;
export type AddressId = Id<'address'>;
export type CountryId = Id<'country'>;
export type CityId = Id<'city'>;
export type PaymentMethodId = Id<'payment-method'>;
export type ShippingMethodId = Id<'shipping-method'>;
export type InstallmentPackageId = Id<'installment-package'>;
/** Records that no other record points at: sliders, banners, adverts, coupons, posts, pages, reviews. */
export type RecordId = Id<'record'>;

/** A text that could be taken for a number, or that begins as a marked one does. */
const needsMark = /^(?:~|-?\d+$)/;

/**
 * Schema of an id of one kind in an answer. Back ends send numbers or text; inside the storefront ids are always text, so that
 * two answers about the same thing compare equal. A text that reads like a number is marked (`"4"` → `~4`, 4 → `4`): what came
 * as text goes back as text, for back ends that compare types (`sent-ids.ts`).
 */
export function idSchema<Kind extends string>() {
  return z.pipe(
    z.union([z.number(), z.string().check(z.minLength(1))]),
    // The only place where what a back end sent becomes a branded id.
    z.transform(
      (value) =>
        (typeof value === 'string' && needsMark.test(value) ? textIdMark + value : String(value)) as Id<Kind>,
    ),
  );
}

/** Schema of an id that is text whichever way it comes: in what our API is sent, and where nothing of it goes back. */
export function sentIdSchema<Kind extends string>() {
  return z.pipe(
    z.union([z.number(), z.string().check(z.minLength(1))]),
    z.transform((value) => String(value) as Id<Kind>),
  );
}

export const productIdSchema = idSchema<'product'>();
export const variationIdSchema = idSchema<'variation'>();
export const categoryIdSchema = idSchema<'category'>();
export const brandIdSchema = idSchema<'brand'>();
export const cartIdSchema = idSchema<'cart'>();
export const cartItemIdSchema = idSchema<'cart-item'>();
export const orderIdSchema = idSchema<'order'>();
export const userIdSchema = idSchema<'user'>();
export const favoriteIdSchema = idSchema<'favorite'>();
export const addressIdSchema = idSchema<'address'>();
export const countryIdSchema = idSchema<'country'>();
export const cityIdSchema = idSchema<'city'>();
export const paymentMethodIdSchema = idSchema<'payment-method'>();
export const shippingMethodIdSchema = idSchema<'shipping-method'>();
export const installmentPackageIdSchema = idSchema<'installment-package'>();
export const recordIdSchema = idSchema<'record'>();

/** Never sent in a body, and written as numbers in one place and as text in another: always plain text. */
export const attributeIdSchema = sentIdSchema<'attribute'>();
export const attributeValueIdSchema = sentIdSchema<'attribute-value'>();
export const tagIdSchema = sentIdSchema<'tag'>();

export const sentProductIdSchema = sentIdSchema<'product'>();
export const sentVariationIdSchema = sentIdSchema<'variation'>();
export const sentCartIdSchema = sentIdSchema<'cart'>();
export const sentCountryIdSchema = sentIdSchema<'country'>();
export const sentCityIdSchema = sentIdSchema<'city'>();
export const sentRecordIdSchema = sentIdSchema<'record'>();
