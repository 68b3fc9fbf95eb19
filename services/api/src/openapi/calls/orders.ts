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
import * as z from 'zod/mini';
import type { ApiCall } from '../api-call.ts';

const orderInPath = { kind: 'order', in: 'path', name: 'order' } as const;

/** The calls about orders that were placed. */
export const orderCalls: readonly ApiCall[] = [
  {
    id: 'getOrders',
    method: 'GET',
    path: '/orders',
    tag: 'Orders',
    summary: 'The shopper’s orders, newest first.',
    auth: 'required',
    query: pagingQuerySchema,
    answer: ordersAnswerSchema,
    status: 200,
  },
  {
    id: 'getOrder',
    method: 'GET',
    path: '/orders/{order}',
    tag: 'Orders',
    summary: 'An order: a guest’s by its unguessable id, a shopper’s with their token.',
    auth: 'optional',
    answer: orderAnswerSchema,
    status: 200,
    reaches: [orderInPath],
  },
  {
    id: 'trackOrder',
    method: 'POST',
    path: '/orders/track',
    tag: 'Orders',
    summary: 'Finds an order by its number and the e-mail or phone it was placed with.',
    auth: 'optional',
    body: trackOrderInputSchema,
    answer: trackOrderAnswerSchema,
    status: 200,
    refusals: [404],
    isLimited: true,
  },
  {
    id: 'payOrder',
    method: 'POST',
    path: '/orders/{order}/pay',
    tag: 'Orders',
    summary: 'Where an unpaid order can be paid now. Takes stock again when it was given back.',
    auth: 'optional',
    body: z.object({}),
    isBodyOptional: true,
    answer: payOrderAnswerSchema,
    status: 200,
    refusals: [409],
    takesIdempotencyKey: true,
    isLimited: true,
    reaches: [orderInPath],
  },
  {
    id: 'restoreCart',
    method: 'POST',
    path: '/orders/{order}/restore-cart',
    tag: 'Orders',
    summary: 'Puts the items of an order that was not paid back into a cart.',
    auth: 'optional',
    body: restoreCartInputSchema,
    isBodyOptional: true,
    answer: restoreCartAnswerSchema,
    status: 200,
    refusals: [409],
    reaches: [orderInPath],
  },
];
