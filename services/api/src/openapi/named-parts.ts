import { addressAnswerSchema, addressSchema, newAddressSchema } from '@dana/contracts/api/address';
import { brandSchema } from '@dana/contracts/api/brand';
import { cartAnswerSchema, cartItemSchema } from '@dana/contracts/api/cart';
import { categorySchema, departmentSchema } from '@dana/contracts/api/category';
import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { commentSchema } from '@dana/contracts/api/comment';
import { doneSchema, facetsSchema, listMetaSchema } from '@dana/contracts/api/envelope';
import { apiErrorSchema } from '@dana/contracts/api/error';
import { favoriteSchema } from '@dana/contracts/api/favorite';
import { installmentPackageSchema } from '@dana/contracts/api/installment';
import { productsAnswerSchema } from '@dana/contracts/api/listing';
import {
  orderItemSchema,
  orderPaymentSchema,
  orderSchema,
  orderSummarySchema,
  trackedOrderSchema,
} from '@dana/contracts/api/order';
import { orderReturnSchema } from '@dana/contracts/api/order-return';
import { paymentMethodSchema } from '@dana/contracts/api/payment';
import { pictureSchema } from '@dana/contracts/api/picture';
import { postSchema, postSummarySchema } from '@dana/contracts/api/post';
import { productCardSchema, productSchema, variationSchema } from '@dana/contracts/api/product';
import { reviewSchema } from '@dana/contracts/api/review';
import { sessionAnswerSchema } from '@dana/contracts/api/session';
import { shippingMethodSchema } from '@dana/contracts/api/shipping';
import { staffOrderSchema } from '@dana/contracts/api/staff-order';
import { profileAnswerSchema, userSchema } from '@dana/contracts/api/user';
import type * as z from 'zod/mini';

/** Parts of answers that the description names once and refers to. */
export const namedParts: Record<string, z.ZodMiniType> = {
  Error: apiErrorSchema,
  Done: doneSchema,
  ListMeta: listMetaSchema,
  Facets: facetsSchema,
  Picture: pictureSchema,
  ProductCard: productCardSchema,
  Product: productSchema,
  Variation: variationSchema,
  Category: categorySchema,
  Department: departmentSchema,
  Brand: brandSchema,
  Review: reviewSchema,
  PostSummary: postSummarySchema,
  Post: postSchema,
  Comment: commentSchema,
  CartItem: cartItemSchema,
  Checkout: checkoutDataSchema,
  PaymentMethod: paymentMethodSchema,
  ShippingMethod: shippingMethodSchema,
  InstallmentPackage: installmentPackageSchema,
  Address: addressSchema,
  NewAddress: newAddressSchema,
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  OrderItem: orderItemSchema,
  OrderPayment: orderPaymentSchema,
  TrackedOrder: trackedOrderSchema,
  OrderReturn: orderReturnSchema,
  StaffOrder: staffOrderSchema,
  User: userSchema,
  Favorite: favoriteSchema,
  ProductsAnswer: productsAnswerSchema,
  CartAnswer: cartAnswerSchema,
  AddressAnswer: addressAnswerSchema,
  ProfileAnswer: profileAnswerSchema,
  SessionAnswer: sessionAnswerSchema,
};
