import { loginInputSchema } from '@dana/contracts/api/session';
import { schemaRules } from '@dana/forms/check-by-schema';

export const signInRules = schemaRules(loginInputSchema);
