import { cartAddInputSchema, cartAnswerSchema, cartEditInputSchema } from '@dana/contracts/api/cart';
import {
  checkoutAnswerSchema,
  placeOrderAnswerSchema,
  placeOrderInputSchema,
} from '@dana/contracts/api/checkout';
import { citiesAnswerSchema, countriesAnswerSchema } from '@dana/contracts/api/country-city';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import * as z from 'zod/mini';
import type { ApiCall } from '../api-call.ts';
import { paging } from './paging.ts';

const text = z.string();
const cartInPath = { kind: 'cart', in: 'path', name: 'cart' } as const;

/** The calls from the cart to the placed order. */
export const buyingCalls: readonly ApiCall[] = [
  {
    id: 'addToCart',
    method: 'POST',
    path: '/carts/add',
    tag: 'Cart and checkout',
    summary:
      'Adds pieces of a product; makes the cart when there is none, raises the quantity of what is in it.',
    auth: 'optional',
    body: cartAddInputSchema,
    answer: cartAnswerSchema,
    status: 200,
    takesIdempotencyKey: true,
    reaches: [{ kind: 'cart', in: 'body', name: 'cart_id' }],
  },
  {
    id: 'editCartItem',
    method: 'POST',
    path: '/carts/edit-item',
    tag: 'Cart and checkout',
    summary: 'Sets the quantity of one line.',
    auth: 'optional',
    body: cartEditInputSchema,
    answer: cartAnswerSchema,
    status: 200,
    takesIdempotencyKey: true,
    reaches: [{ kind: 'cart', in: 'body', name: 'cart_id' }],
  },
  {
    id: 'removeCartItem',
    method: 'DELETE',
    path: '/carts/{cart}/items/{item}',
    tag: 'Cart and checkout',
    summary: 'Takes one line out of a cart.',
    auth: 'optional',
    answer: cartAnswerSchema,
    status: 200,
    reaches: [cartInPath],
  },
  {
    id: 'clearCart',
    method: 'DELETE',
    path: '/carts/{cart}/clear',
    tag: 'Cart and checkout',
    summary: 'Takes everything out of a cart. The cart and its id stay.',
    auth: 'optional',
    answer: cartAnswerSchema,
    status: 200,
    reaches: [cartInPath],
  },
  {
    id: 'getCheckout',
    method: 'GET',
    path: '/checkout',
    tag: 'Cart and checkout',
    summary:
      'The cart with its totals, and the ways to ship and to pay. An empty cart is refused: “Cart is empty”.',
    auth: 'optional',
    query: z.object({
      cart: text,
      promo_code: z.optional(text),
      shipping_method_id: z.optional(text),
    }),
    answer: checkoutAnswerSchema,
    status: 200,
    isLimited: true,
    reaches: [{ kind: 'cart', in: 'query', name: 'cart' }],
  },
  {
    id: 'placeOrder',
    method: 'POST',
    path: '/checkout',
    tag: 'Cart and checkout',
    summary: 'Places an order. The answer names a page to pay on, or else the order.',
    auth: 'optional',
    body: placeOrderInputSchema,
    answer: placeOrderAnswerSchema,
    status: 200,
    refusals: [409],
    takesIdempotencyKey: true,
    isLimited: true,
    reaches: [
      { kind: 'cart', in: 'body', name: 'cart' },
      { kind: 'address', in: 'body', name: 'address_id' },
    ],
  },
  {
    id: 'getPaymentMethods',
    method: 'GET',
    path: '/payment_methods',
    tag: 'Cart and checkout',
    summary: 'The ways to pay.',
    auth: 'none',
    answer: paymentMethodsAnswerSchema,
    status: 200,
  },
  {
    id: 'getInstallmentPackages',
    method: 'GET',
    path: '/installment-packages',
    tag: 'Cart and checkout',
    summary: 'The ways to pay in months.',
    auth: 'none',
    answer: installmentPackagesAnswerSchema,
    status: 200,
  },
  {
    id: 'getCountries',
    method: 'GET',
    path: '/countries',
    tag: 'Cart and checkout',
    summary: 'The countries that are delivered to.',
    auth: 'none',
    query: z.object(paging),
    answer: countriesAnswerSchema,
    status: 200,
  },
  {
    id: 'getCities',
    method: 'GET',
    path: '/cities',
    tag: 'Cart and checkout',
    summary: 'Cities and areas; areas name their governorate.',
    auth: 'none',
    query: z.object({ ...paging, country_id: z.optional(text) }),
    answer: citiesAnswerSchema,
    status: 200,
  },
];
