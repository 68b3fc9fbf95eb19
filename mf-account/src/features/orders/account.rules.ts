import { accountFromOrderInputSchema } from '@dana/contracts/api/session';
import { schemaRules } from '@dana/forms/check-by-schema';

export type AccountValues = { password: string; terms: boolean };

const terms = { type: 'schema', message: 'validation.terms' };

/** The rules of the API, and the consent that only the form asks for. */
export const accountRules = schemaRules(accountFromOrderInputSchema, {
  also: (result, values: AccountValues) =>
    values.terms ? result : { values: {}, errors: { ...result.errors, terms } },
});
