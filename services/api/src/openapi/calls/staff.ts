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
import { callsOf } from '../api-call.ts';

/** The calls of those who pack and send, and of those who keep the catalogue. They take a staff token, and no shopper's. */
export const staffCalls = callsOf(
  { tag: 'Staff', auth: 'staff' },
  {
    getStaffOrders: {
      at: 'GET /staff/orders',
      summary: 'Orders, newest first, by number, name, e-mail, phone or state. Scope orders:read.',
      query: staffOrdersQuerySchema,
      answer: staffOrdersAnswerSchema,
    },
    getStaffOrder: {
      at: 'GET /staff/orders/{order}',
      summary: 'An order with who took its steps and what may be done next. Scope orders:read.',
      answer: staffOrderAnswerSchema,
    },
    takeOrderStep: {
      at: 'POST /staff/orders/{order}/steps',
      summary: 'Takes the next step with an order, from the state that the caller saw. Scope orders:write.',
      body: takeStepInputSchema,
      answer: staffOrderAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
    },
    decideReturn: {
      at: 'POST /staff/orders/{order}/returns/{return}',
      summary: 'Accepts or declines a return, or takes its goods in and pays them back. Scope orders:write.',
      body: decideReturnInputSchema,
      answer: staffOrderAnswerSchema,
      refusals: [409],
      takesIdempotencyKey: true,
    },
    getCataloguePictures: {
      at: 'GET /staff/catalogue/pictures',
      summary: 'The pictures that the shop has, by address and SHA-256. Scope catalogue:write.',
      answer: cataloguePicturesAnswerSchema,
    },
    updateCatalogue: {
      at: 'POST /staff/catalogue',
      summary:
        'Brings the catalogue to what a folder says, all of it or nothing; what stands in the way is in the answer. Pictures that the shop does not have are parts named as their files. Scope catalogue:write.',
      multipart: z.object({ catalogue: z.string() }),
      answer: catalogueUpdateAnswerSchema,
    },
    applyStockFile: {
      at: 'POST /staff/catalogue/stock',
      summary:
        'Takes stock, prices and old prices from a table with a column "sku" (CSV), all of it or nothing; what stands in the way is in the answer. Scope catalogue:write.',
      multipart: stockFileInputSchema,
      answer: stockFileAnswerSchema,
    },
  },
);
