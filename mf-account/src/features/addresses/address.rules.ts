import { addressRules } from '@dana/commerce/address/address-rules';
import { optionalPhoneSchema } from '@dana/contracts/api/validation';
import * as z from 'zod/mini';

/** The rules of a saved address, as it is written in Kuwait or elsewhere. */
export const savedAddressRules = {
  kuwait: z.object({ ...addressRules.kuwait, phone: optionalPhoneSchema }),
  elsewhere: z.object({ ...addressRules.elsewhere, phone: optionalPhoneSchema }),
};
