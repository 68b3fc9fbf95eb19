import * as z from 'zod/mini';
import { installmentPackageIdSchema, paymentMethodIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { numericOr, numericSchema, orNull } from './wire.ts';

/**
 * A way to pay in months. Amounts in major units of the requested currency; with checkout data they are
 * those of the cart's total, else null. `last_amount` closes the rounding gap: the payments sum to `total`.
 */
export const installmentPackageSchema = z.object({
  id: installmentPackageIdSchema,
  name: z.string(),
  months: numericSchema,
  fees_percent: numericOr(0),
  monthly_amount: numericOr(null),
  last_amount: numericOr(null),
  fees: numericOr(null),
  total: numericOr(null),
  min_amount: numericOr(0),
  payment_method_id: orNull(paymentMethodIdSchema),
});
export type InstallmentPackage = z.output<typeof installmentPackageSchema>;

/** Answer of GET /installment-packages. */
export const installmentPackagesAnswerSchema = listEnvelopeOf(installmentPackageSchema);
