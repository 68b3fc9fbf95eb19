import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { type ProfileInput, profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** The rules of the profile; another e-mail than the saved one wants the password with it, where there is one to be asked. */
export function profileRules(savedEmail: string | undefined): Resolver<ProfileInput> {
  const check = zodResolver(
    profileInputSchema.check(
      z.refine(
        ({ email, current_password }) =>
          savedEmail === undefined || email === savedEmail || Boolean(current_password),
        {
          path: ['current_password'],
          error: 'validation.required',
        },
      ),
    ),
  );
  return async (values, ...more) =>
    withPhoneRule(await (check as Resolver<ProfileInput>)(values, ...more), values, homePhoneCountry);
}
export const passwordRules = zodResolver(updatePasswordInputSchema);
