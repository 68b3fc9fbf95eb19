import { deleteAccountInputSchema } from '@dana/contracts/api/account-data';
import { schemaRules } from '@dana/forms/check-by-schema';

export const deleteAccountRules = schemaRules(deleteAccountInputSchema);
