import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { type ProfileInput, profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import { emailText } from '@dana/contracts/typed-text';
import { schemaRules } from '@dana/forms/check-by-schema';
import * as z from 'zod/mini';

/** The rules of the profile; another e-mail than the saved one wants the password with it, where there is one to be asked. */
export function profileRules(savedEmail: string | undefined) {
  const schema = profileInputSchema.check(
    z.refine(
      ({ email, current_password }) =>
        savedEmail === undefined || email === emailText(savedEmail) || Boolean(current_password),
      { path: ['current_password'], error: 'validation.required' },
    ),
  );
  return schemaRules(schema, {
    also: (result, values: ProfileInput) => withPhoneRule(result, values, homePhoneCountry),
  });
}
export const passwordRules = schemaRules(updatePasswordInputSchema);
