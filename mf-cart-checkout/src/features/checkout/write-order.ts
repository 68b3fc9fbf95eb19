import { addressInput, type Place } from '@dana/commerce/address/address-values';
import type { CheckoutData, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { normalizePhone } from '@dana/contracts/phone';
import type { CheckoutValues } from './checkout-values.ts';
import { packagesFor } from './packages-for.ts';

type OrderTerms = {
  data: CheckoutData;
  shippingMethodId: string;
  /** False: the address of the form is sent. */
  hasSavedAddress: boolean;
  place: Place;
};

/** The body of POST /checkout for what was filled in. The total is the one that was shown, so that no other is charged. */
export function writeOrder(values: CheckoutValues, terms: OrderTerms): PlaceOrderInput {
  const { data, shippingMethodId, hasSavedAddress, place } = terms;
  const { first_name, last_name, email, phone, notes, payment_method_id: methodId } = values;
  const installment = packagesFor(data, methodId).find(({ id }) => id === values.installment_package_id);
  return {
    first_name,
    last_name,
    email,
    phone: normalizePhone(phone, place.phoneCountry) ?? phone,
    notes,
    cart: data.id ?? '',
    promo_code: data.promo_code,
    shipping_method_id: shippingMethodId,
    payment: { method_id: methodId, installment_package_id: installment?.id ?? null },
    ...(hasSavedAddress ? { address_id: values.address_id } : { address: addressInput(values, place) }),
    expected_total: data.total,
  };
}
