import type { CheckoutData } from '@dana/contracts/api/checkout';
import { isKuwait } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { countriesQuery } from '@dana/commerce/places.queries';
import type { AddressNeed } from './checkout-schema.ts';
import type { CheckoutFieldName } from './checkout-values.ts';
import { type OrderProblem, orderProblem } from './order-problem.ts';
import { type AttentionPlace, useAttention } from './use-attention.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { addressNames } from './use-save-address.ts';

const placeOf: Record<OrderProblem, AttentionPlace> = {
  payment: 'payment',
  shipping: 'shipping',
  savedAddress: 'address',
  newAddress: 'address',
};

type OrderProblemOptions = {
  form: CheckoutFormState;
  check: (addressNeed: AddressNeed) => Promise<boolean>;
  data: CheckoutData;
  shippingMethodId: string;
  isGuest: boolean;
};

/**
 * What keeps the order from being placed: found in the agreed order, told in a toast and in its section, and the keyboard
 * is brought there.
 */
export function useOrderProblem({ form, check, data, shippingMethodId, isGuest }: OrderProblemOptions) {
  const { t } = useTexts('cart-checkout');
  const { api, showToast } = useShell();
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const { sections, attend } = useAttention();
  const [problem, setProblem] = useState<OrderProblem>();
  const [isSummed, setSummed] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [methodId, addressId, countryId] = useWatch({
    control: form.control,
    name: ['payment_method_id', 'address_id', 'country_id'],
  });
  const isInKuwait = isKuwait(countries, countryId);
  const wrongNames = Object.keys(form.formState.errors) as CheckoutFieldName[];

  /** @returns whether the order may be placed. */
  async function mayBePlaced(): Promise<boolean> {
    setChecking(true);
    const isValid = await check(!isGuest ? 'none' : isInKuwait ? 'kuwait' : 'elsewhere');
    setChecking(false);
    // Asked field by field: `formState` is that of the last render, which knows nothing of this check.
    const hasWrongAddress = addressNames.some((name) => form.getFieldState(name).invalid);
    const missing = orderProblem({
      paymentMethodId: data.payment_methods.find(({ id }) => id === methodId)?.id ?? '',
      shippingMethodId,
      isSignedIn: !isGuest,
      hasSavedAddress: data.addresses.some(({ id }) => id === addressId),
      hasNewAddress: isGuest && !hasWrongAddress,
    });
    setProblem(missing);
    setSummed(!isValid);
    if (missing) {
      showToast({ kind: 'error', text: t(`problem.${missing}`) });
      attend(placeOf[missing]);
    } else if (!isValid) attend('contact');
    return missing === undefined && isValid;
  }

  // What was told is taken back as soon as it is mended.
  const isMended: Record<OrderProblem, boolean> = {
    payment: methodId !== '',
    shipping: shippingMethodId !== '',
    savedAddress: addressId !== '',
    newAddress: !addressNames.some((name) => wrongNames.includes(name)),
  };
  return {
    sections,
    mayBePlaced,
    /** Its rules may be on their way. */
    isChecking,
    place: { isKuwait: isInKuwait, locale: api.locale },
    errorAt: (place: AttentionPlace): string | undefined =>
      problem && placeOf[problem] === place && !isMended[problem] ? t(`problem.${problem}`) : undefined,
    /** The fields that were wrong when the order was to be placed and still are. */
    wrongNames: isSummed ? wrongNames : [],
  };
}
