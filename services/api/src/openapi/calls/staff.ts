import {
  decideReturnInputSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
  staffOrdersQuerySchema,
  takeStepInputSchema,
} from '@dana/contracts/api/staff-order';
import {
  cataloguePicturesAnswerSchema,
  catalogueUpdateAnswerSchema,
  stockFileAnswerSchema,
  stockFileInputSchema,
} from '@dana/contracts/api/staff-catalogue';
import * as z from 'zod/mini';
import type { ApiCall } from '../api-call.ts';

const tag = 'Staff';

/** The calls of those who pack and send, and of those who keep the catalogue. They take a staff token, and no shopper's. */
export const staffCalls: readonly ApiCall[] = [
  {
    id: 'getStaffOrders',
    method: 'GET',
    path: '/staff/orders',
    tag,
    summary: 'Orders, newest first, by number, name, e-mail, phone or state. Scope orders:read.',
    auth: 'staff',
    query: staffOrdersQuerySchema,
    answer: staffOrdersAnswerSchema,
    status: 200,
  },
  {
    id: 'getStaffOrder',
    method: 'GET',
    path: '/staff/orders/{order}',
    tag,
    summary: 'An order with who took its steps and what may be done next. Scope orders:read.',
    auth: 'staff',
    answer: staffOrderAnswerSchema,
    status: 200,
  },
  {
    id: 'takeOrderStep',
    method: 'POST',
    path: '/staff/orders/{order}/steps',
    tag,
    summary: 'Takes the next step with an order, from the state that the caller saw. Scope orders:write.',
    auth: 'staff',
    body: takeStepInputSchema,
    answer: staffOrderAnswerSchema,
    status: 200,
    refusals: [409],
    takesIdempotencyKey: true,
  },
  {
    id: 'decideReturn',
    method: 'POST',
    path: '/staff/orders/{order}/returns/{return}',
    tag,
    summary: 'Accepts or declines a return, or takes its goods in and pays them back. Scope orders:write.',
    auth: 'staff',
    body: decideReturnInputSchema,
    answer: staffOrderAnswerSchema,
    status: 200,
    refusals: [409],
    takesIdempotencyKey: true,
  },
  {
    id: 'getCataloguePictures',
    method: 'GET',
    path: '/staff/catalogue/pictures',
    tag,
    summary: 'The pictures that the shop has, by address and SHA-256. Scope catalogue:write.',
    auth: 'staff',
    answer: cataloguePicturesAnswerSchema,
    status: 200,
  },
  {
    id: 'updateCatalogue',
    method: 'POST',
    path: '/staff/catalogue',
    tag,
    summary:
      'Brings the catalogue to what a folder says, all of it or nothing; what stands in the way is in the answer. Pictures that the shop does not have are parts named as their files. Scope catalogue:write.',
    auth: 'staff',
    multipart: z.object({ catalogue: z.string() }),
    answer: catalogueUpdateAnswerSchema,
    status: 200,
  },
  {
    id: 'applyStockFile',
    method: 'POST',
    path: '/staff/catalogue/stock',
    tag,
    summary:
      'Takes stock, prices and old prices from a table with a column "sku" (CSV), all of it or nothing; what stands in the way is in the answer. Scope catalogue:write.',
    auth: 'staff',
    multipart: stockFileInputSchema,
    answer: stockFileAnswerSchema,
    status: 200,
  },
];
