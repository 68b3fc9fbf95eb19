import { checkBySchema } from '@dana/forms/check-by-schema';
import type { Resolver } from 'react-hook-form';
import { stockRequestInputSchema } from '#api/schemas.ts';

export type StockRequestValues = { email: string };

/** The rules of the form, those of the API. What is asked for is no field of it. */
export const stockRequestRules: Resolver<StockRequestValues> = (values) =>
  checkBySchema(stockRequestInputSchema, values, { checked: { product_id: '1', ...values } });
