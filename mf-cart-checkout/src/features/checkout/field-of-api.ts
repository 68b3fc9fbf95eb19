import type { CheckoutFieldName } from './checkout-values.ts';

/** The form's field for each field that the API may refuse. */
const fields: Record<string, CheckoutFieldName> = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  notes: 'notes',
  address_id: 'address_id',
  'address.country_id': 'country_id',
  'address.city_id': 'city_id',
  'address.town': 'block',
  'address.address': 'street',
  'address.postal_code': 'postal_code',
  'payment.method_id': 'payment_method_id',
  'payment.installment_package_id': 'installment_package_id',
};

/** Where the words of a refusal belong in the form; fields that it does not have are left out. */
export function fieldErrors(refused: Record<string, string[]>): [CheckoutFieldName, string][] {
  return Object.entries(refused).flatMap(([name, [text]]) => {
    const field = fields[name];
    return field && text ? [[field, text]] : [];
  });
}
