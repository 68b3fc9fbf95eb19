import { addressRules } from '@dana/commerce/address/address-rules';
import type { AddressNeed } from '@dana/commerce/address/needed-fields';
import { emailSchema, nameSchema, optionalText, phoneSchema } from '@dana/contracts/api/validation';
import * as z from 'zod/mini';
import { agreed } from './checkout-values.ts';

const contact = { first_name: nameSchema, last_name: nameSchema, email: emailSchema, phone: phoneSchema };

/** The rules of the fields; messages are keys of the locale files. */
export function checkoutRules(need: AddressNeed, needsPlan = false) {
  const agreement = z.literal(agreed, 'validation.agreement');
  const plan = z.string().check(z.minLength(1, { error: 'validation.plan' }));
  return z.object({
    ...contact,
    ...addressRules[need],
    ...(needsPlan && { installment_package_id: plan }),
    notes: optionalText(1000),
    agreement,
  });
}
