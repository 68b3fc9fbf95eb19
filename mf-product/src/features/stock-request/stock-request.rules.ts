import { schemaRules } from '@dana/forms/check-by-schema';
import { stockRequestInputSchema } from '#api/schemas.ts';

export type StockRequestValues = { email: string };

/** The rules of the form, those of the API. What is asked for is no field of it. */
export const stockRequestRules = schemaRules(stockRequestInputSchema, {
  checked: (values: StockRequestValues) => ({ product_id: '1', ...values }),
});
