/** What the shopper fills in. Everything is text, as fields hold it. */
export type CheckoutValues = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Id of a saved address, or empty. */
  address_id: string;
  country_id: string;
  city_id: string;
  block: string;
  street: string;
  avenue: string;
  building: string;
  floor: string;
  flat: string;
  landmark: string;
  paci: string;
  /** Outside Kuwait: the town, and street with house in one line. */
  town: string;
  postal_code: string;
  address_type: string;
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
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address_id: '',
  country_id: '',
  city_id: '',
  block: '',
  street: '',
  avenue: '',
  building: '',
  floor: '',
  flat: '',
  landmark: '',
  paci: '',
  town: '',
  postal_code: '',
  address_type: '1',
  notes: '',
  payment_method_id: '',
  installment_package_id: '',
  agreement: '',
};
