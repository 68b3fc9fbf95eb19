import * as z from 'zod/mini';

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

/**
 * Schema of an id of one kind. Back ends send numbers or text; inside the storefront ids are always text,
 * so that two answers about the same thing compare equal.
 */
export function idSchema<Kind extends string>() {
  return z.pipe(
    z.union([z.number(), z.string().check(z.minLength(1))]),
    // The only place where text becomes a branded id.
    z.transform((value) => String(value) as Id<Kind>),
  );
}

export const productIdSchema = idSchema<'product'>();
export const variationIdSchema = idSchema<'variation'>();
export const attributeIdSchema = idSchema<'attribute'>();
export const attributeValueIdSchema = idSchema<'attribute-value'>();
export const categoryIdSchema = idSchema<'category'>();
export const brandIdSchema = idSchema<'brand'>();
export const tagIdSchema = idSchema<'tag'>();
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
