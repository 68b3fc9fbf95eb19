import {
  emailSchema,
  nameSchema,
  optionalText,
  phoneSchema,
  requiredText,
} from '@dana/contracts/api/validation';
import * as z from 'zod/mini';
import { agreed } from './checkout-values.ts';

/** Which address the form must hold: none where a saved one is chosen. */
export type AddressNeed = 'kuwait' | 'elsewhere' | 'none';

const contactFields = {
  first_name: nameSchema,
  last_name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
};
const place = { country_id: requiredText(40), city_id: requiredText(40), postal_code: optionalText(20) };
const shortText = 60;

const addressFields = {
  kuwait: {
    ...place,
    block: requiredText(shortText),
    street: requiredText(shortText),
    building: requiredText(shortText),
    avenue: optionalText(shortText),
    floor: optionalText(shortText),
    flat: optionalText(shortText),
    landmark: optionalText(120),
    paci: optionalText(shortText),
  },
  elsewhere: { ...place, street: requiredText(300), town: optionalText(120) },
  none: {},
};

/** The rules of the fields; messages are keys of the locale files. */
export function checkoutSchema(need: AddressNeed) {
  const agreement = z.literal(agreed, 'validation.agreement');
  return z.object({ ...contactFields, ...addressFields[need], notes: optionalText(1000), agreement });
}
