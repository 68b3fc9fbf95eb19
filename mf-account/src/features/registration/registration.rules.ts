import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import { type RegisterInput, registerInputSchema } from '@dana/contracts/api/session';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { schemaRules } from '@dana/forms/check-by-schema';
import * as z from 'zod/mini';

type Values = RegisterInput & { terms: boolean };

const schema = z.intersection(
  registerInputSchema,
  z.object({ terms: z.literal(true, { error: 'validation.terms' }) }),
);

/** What the API asks for, and the consent that only this form asks for. */
export const registrationRules = schemaRules(schema, {
  also: (result, values: Values) => withPhoneRule(result, values, homePhoneCountry),
});
