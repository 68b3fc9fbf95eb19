import { profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** The rules of the profile; another e-mail than the saved one wants the password with it. */
export const profileRules = (savedEmail: string) =>
  zodResolver(
    profileInputSchema.check(
      z.refine(({ email, current_password }) => email === savedEmail || Boolean(current_password), {
        path: ['current_password'],
        error: 'validation.required',
      }),
    ),
  );
export const passwordRules = zodResolver(updatePasswordInputSchema);
