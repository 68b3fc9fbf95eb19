import { addressInput, type Place } from '@dana/commerce/address/address-values';
import type { CheckoutData, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { normalizePhone } from '@dana/contracts/phone';
import { sentId } from '@dana/contracts/sent-ids';
import { identifierText } from '@dana/contracts/typed-text';
import type { CheckoutValues } from './checkout-values.ts';
import { packagesFor } from './packages-for.ts';

type OrderTerms = {
  data: CheckoutData;
  shippingMethodId: string;
  /** Saved with the account, written down with the order, or none: it is collected at the shop. */
  address: 'saved' | 'typed' | 'none';
  place: Place;
  /** The back end knows `expected_total` and `notes`; others are not sent what they would refuse. */
  hasMoreFields: boolean;
};

/** The body of POST /checkout for what was filled in. The total is the one that was shown, so that no other is charged. */
export function writeOrder(values: CheckoutValues, terms: OrderTerms): PlaceOrderInput {
  const { data, shippingMethodId, address, place, hasMoreFields } = terms;
  const { first_name, last_name, email, phone, notes, payment_method_id: methodId } = values;
  const installment = packagesFor(data, methodId).find(({ id }) => id === values.installment_package_id);
  return {
    first_name,
    last_name,
    email,
    phone: normalizePhone(phone, place.phoneCountry) ?? identifierText(phone),
    ...(hasMoreFields && { notes }),
    cart: sentId(data.id ?? ''),
    promo_code: data.promo_code,
    shipping_method_id: sentId(shippingMethodId),
    payment: {
      method_id: sentId(methodId),
      installment_package_id: installment ? sentId(installment.id) : null,
    },
    ...(address === 'saved' && { address_id: sentId(values.address_id) }),
    ...(address === 'typed' && { address: addressInput(values, place) }),
    ...(hasMoreFields && { expected_total: data.total }),
  };
}
