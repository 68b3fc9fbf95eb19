import { type AddressValues, emptyAddress } from '@dana/commerce/address/empty-address';

/** What the shopper fills in. Everything is text, as fields hold it. */
export type CheckoutValues = AddressValues & {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Id of a saved address, or empty. */
  address_id: string;
  notes: string;
  payment_method_id: string;
  installment_package_id: string;
  /** `agreed`, or empty: text like the rest. */
  agreement: string;
};

export type CheckoutFieldName = keyof CheckoutValues;

/** What the field of the terms holds once they are agreed to. */
export const agreed = 'agreed';

export const emptyValues: CheckoutValues = {
  ...emptyAddress,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address_id: '',
  notes: '',
  payment_method_id: '',
  installment_package_id: '',
  agreement: '',
};
