import { forgotPasswordInputSchema, resetPasswordInputSchema } from '@dana/contracts/api/session';
import { schemaRules } from '@dana/forms/check-by-schema';

export const requestRules = schemaRules(forgotPasswordInputSchema);
export const resetRules = schemaRules(resetPasswordInputSchema);
