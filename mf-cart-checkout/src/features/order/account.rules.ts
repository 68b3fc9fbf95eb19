import { accountFromOrderInputSchema } from '@dana/contracts/api/session';
import { checkBySchema } from '@dana/forms/check-by-schema';
import type { Resolver } from 'react-hook-form';

export type AccountValues = { password: string; terms: boolean };

/** The rules of the API, and the consent that only the form asks for. */
export const accountRules: Resolver<AccountValues> = (values) => {
  const checked = checkBySchema(accountFromOrderInputSchema, values);
  if (values.terms) return checked as never;
  const terms = { type: 'schema', message: 'validation.terms' };
  return { values: {}, errors: { ...checked.errors, terms } };
};
