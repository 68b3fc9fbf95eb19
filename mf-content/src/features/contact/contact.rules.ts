import { schemaRules } from '@dana/forms/check-by-schema';
import { contactFormInputSchema } from '../../api/schemas.ts';

/** The rules of the form, those of the API. A module of its own, because the schemas travel only once they are needed. */
export const contactRules = schemaRules(contactFormInputSchema);
