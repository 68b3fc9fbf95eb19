import { pagingQuerySchema } from '@dana/contracts/api/paging';
import {
  orderAnswerSchema,
  ordersAnswerSchema,
  payOrderAnswerSchema,
  restoreCartAnswerSchema,
  restoreCartInputSchema,
  trackOrderAnswerSchema,
  trackOrderInputSchema,
} from '@dana/contracts/api/order';
import { requestReturnAnswerSchema, requestReturnInputSchema } from '@dana/contracts/api/order-return';
import * as z from 'zod/mini';
import { callsOf } from '../api-call.ts';

const orderInPath = { kind: 'order', in: 'path', name: 'order' } as const;

/** The calls about orders that were placed. */
export const orderCalls = callsOf(
  { tag: 'Orders', extension: 'orders', auth: 'optional' },
  {
    getOrders: {
      at: 'GET /orders',
      summary: 'The shopper’s orders, newest first.',
      auth: 'required',
      query: pagingQuerySchema,
      answer: ordersAnswerSchema,
    },
    getOrder: {
      at: 'GET /orders/{order}',
      summary: 'An order: a guest’s by its unguessable id, a shopper’s with their token.',
      answer: orderAnswerSchema,
      reaches: [orderInPath],
    },
    trackOrder: {
      at: 'POST /orders/track',
      summary: 'Finds an order by its number and the e-mail or phone it was placed with.',
      body: trackOrderInputSchema,
      answer: trackOrderAnswerSchema,
      refusals: [404],
      isLimited: true,
    },
    payOrder: {
      at: 'POST /orders/{order}/pay',
      summary: 'Where an unpaid order can be paid now. Takes stock again when it was given back.',
      body: z.object({}),
      isBodyOptional: true,
      answer: payOrderAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
      isLimited: true,
      reaches: [orderInPath],
    },
    restoreCart: {
      at: 'POST /orders/{order}/restore-cart',
      summary: 'Puts the items of an order that was not paid back into a cart.',
      body: restoreCartInputSchema,
      isBodyOptional: true,
      answer: restoreCartAnswerSchema,
      refusals: [409],
      reaches: [orderInPath],
    },
    cancelOrder: {
      at: 'POST /orders/{order}/cancel',
      summary: 'Cancels an order of which nothing is packed: money, stock and coupon go back.',
      body: z.object({}),
      isBodyOptional: true,
      answer: orderAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
      reaches: [orderInPath],
    },
    requestReturn: {
      at: 'POST /orders/{order}/returns',
      summary: 'Asks to give units back, within the days after the delivery that the shop allows.',
      body: requestReturnInputSchema,
      answer: requestReturnAnswerSchema,
      status: 201,
      refusals: [409],
      takesIdempotencyKey: true,
      reaches: [orderInPath],
    },
    buyAgain: {
      at: 'POST /orders/{order}/buy-again',
      summary: 'Puts what is still sold of an order into a cart, and names what is not.',
      body: restoreCartInputSchema,
      isBodyOptional: true,
      answer: restoreCartAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
      reaches: [orderInPath],
    },
  },
);
