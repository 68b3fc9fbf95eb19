import { pagingQuerySchema } from '@dana/contracts/api/paging';
import {
  cartAddInputSchema,
  cartAnswerSchema,
  cartCouponInputSchema,
  cartEditInputSchema,
} from '@dana/contracts/api/cart';
import {
  checkoutAnswerSchema,
  checkoutQuerySchema,
  placeOrderAnswerSchema,
  placeOrderInputSchema,
} from '@dana/contracts/api/checkout';
import {
  citiesAnswerSchema,
  citiesQuerySchema,
  countriesAnswerSchema,
} from '@dana/contracts/api/country-city';
import { deliveriesAnswerSchema, deliveriesQuerySchema } from '@dana/contracts/api/deliveries';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { callsOf } from '../api-call.ts';

const cartInPath = { kind: 'cart', in: 'path', name: 'cart' } as const;

/** The calls from the cart to the placed order. */
export const buyingCalls = callsOf(
  { tag: 'Cart and checkout', auth: 'optional' },
  {
    addToCart: {
      at: 'POST /carts/add',
      summary:
        'Adds units of a product; makes the cart when there is none, raises the quantity of what is in it.',
      body: cartAddInputSchema,
      answer: cartAnswerSchema,
      takesIdempotencyKey: true,
      isLimited: true,
      reaches: [{ kind: 'cart', in: 'body', name: 'cart_id' }],
    },
    editCartItem: {
      at: 'POST /carts/edit-item',
      summary: 'Sets the quantity of one line.',
      body: cartEditInputSchema,
      answer: cartAnswerSchema,
      takesIdempotencyKey: true,
      reaches: [{ kind: 'cart', in: 'body', name: 'cart_id' }],
    },
    removeCartItem: {
      at: 'DELETE /carts/{cart}/items/{item}',
      summary: 'Takes one line out of a cart.',
      answer: cartAnswerSchema,
      reaches: [cartInPath],
      takesIdempotencyKey: true,
    },
    clearCart: {
      at: 'DELETE /carts/{cart}/clear',
      summary: 'Takes everything out of a cart. The cart and its id stay.',
      answer: cartAnswerSchema,
      reaches: [cartInPath],
      takesIdempotencyKey: true,
    },
    setCartCoupon: {
      extension: 'cart-coupon',
      at: 'POST /carts/coupon',
      summary:
        'Gives a cart a coupon in place of the one it had, for all tabs and devices; null takes it off. A refused one changes nothing.',
      body: cartCouponInputSchema,
      answer: cartAnswerSchema,
      isLimited: true,
      reaches: [{ kind: 'cart', in: 'body', name: 'cart_id' }],
    },
    getCheckout: {
      at: 'GET /checkout',
      summary:
        'The cart with its totals, and the ways to ship and to pay. With `promo_code` priced with that coupon, for this answer alone; without it, or with `kept_coupon=1` beside it, with the one that the cart has. An empty cart is refused: “Cart is empty”.',
      query: checkoutQuerySchema,
      answer: checkoutAnswerSchema,
      isLimited: true,
      reaches: [{ kind: 'cart', in: 'query', name: 'cart' }],
    },
    placeOrder: {
      at: 'POST /checkout',
      summary: 'Places an order. The answer names a page to pay on, or else the order.',
      body: placeOrderInputSchema,
      answer: placeOrderAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
      isLimited: true,
      reaches: [
        { kind: 'cart', in: 'body', name: 'cart' },
        { kind: 'address', in: 'body', name: 'address_id' },
      ],
    },
    getPaymentMethods: {
      at: 'GET /payment_methods',
      summary: 'The ways to pay.',
      auth: 'none',
      answer: paymentMethodsAnswerSchema,
    },
    getInstallmentPackages: {
      at: 'GET /installment-packages',
      summary: 'The ways to pay in months.',
      auth: 'none',
      answer: installmentPackagesAnswerSchema,
    },
    getCountries: {
      at: 'GET /countries',
      summary: 'The countries that are delivered to.',
      auth: 'none',
      query: pagingQuerySchema,
      answer: countriesAnswerSchema,
    },
    getCities: {
      at: 'GET /cities',
      summary: 'Cities and areas; areas name their governorate.',
      auth: 'none',
      query: citiesQuerySchema,
      answer: citiesAnswerSchema,
    },
    getDeliveries: {
      extension: 'deliveries',
      at: 'GET /deliveries',
      summary: 'How an order that is placed now travels to a country: days and rates, without a cart.',
      auth: 'none',
      query: deliveriesQuerySchema,
      answer: deliveriesAnswerSchema,
      refusals: [404],
    },
  },
);
