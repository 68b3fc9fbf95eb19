import { addressNames } from '@dana/commerce/address/empty-address';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { useShell } from '@dana/runtime';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutContext } from './checkout-resolver.ts';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';
import { type OrderProblem, orderProblem } from './order-problem.ts';
import { isPossible } from './packages-for.ts';
import type { AttentionPlace, useAttention } from './use-attention.ts';

const placeOf: Record<OrderProblem, AttentionPlace> = {
  payment: 'payment',
  shipping: 'shipping',
  savedAddress: 'address',
  newAddress: 'address',
};

type OrderProblemOptions = {
  form: UseFormReturn<CheckoutValues, CheckoutContext>;
  data: CheckoutData;
  shippingMethodId: string;
  /** Saved with the account, written down with the order, or none: it is collected at the shop. */
  address: 'saved' | 'typed' | 'none';
  attend: ReturnType<typeof useAttention>['attend'];
};

/**
 * What keeps the order from being placed: found in the agreed order, shown in a toast and in its section, and the keyboard
 * is brought there.
 */
export function useOrderProblem({ form, data, shippingMethodId, address, attend }: OrderProblemOptions) {
  const { t } = useTranslation('cart-checkout');
  const { showToast } = useShell();
  const [problem, setProblem] = useState<OrderProblem>();
  const [isSummed, setSummed] = useState(false);
  const [methodId, addressId] = useWatch({
    control: form.control,
    name: ['payment_method_id', 'address_id'],
  });
  const wrongNames = Object.keys(form.formState.errors).filter(
    (name) => name !== 'root',
  ) as CheckoutFieldName[];

  /** @param areFieldsRight – all of them were checked just now. @returns whether something is missing. */
  function lookFor(areFieldsRight: boolean): boolean {
    // Asked field by field: `formState` is that of the last render, which knows nothing of this check.
    const hasWrongAddress = addressNames.some((name) => form.getFieldState(name).invalid);
    const missing = orderProblem({
      paymentMethodId: isPossible(data, form.getValues('payment_method_id'))
        ? form.getValues('payment_method_id')
        : '',
      shippingMethodId,
      isSignedIn: address !== 'typed',
      hasSavedAddress: data.addresses.some(({ id }) => id === form.getValues('address_id')),
      hasNewAddress: address === 'none' || (address === 'typed' && !hasWrongAddress),
    });
    setProblem(missing);
    setSummed(!areFieldsRight);
    if (missing) {
      showToast({ kind: 'error', text: t(`problem.${missing}`) });
      attend(placeOf[missing]);
    }
    return missing !== undefined;
  }

  // What was said is taken back as soon as it is put right.
  const isPutRight: Record<OrderProblem, boolean> = {
    payment: isPossible(data, methodId),
    shipping: shippingMethodId !== '',
    savedAddress: addressId !== '',
    newAddress: !addressNames.some((name) => wrongNames.includes(name)),
  };
  return {
    lookFor,
    errorAt: (place: AttentionPlace): string | undefined =>
      problem && placeOf[problem] === place && !isPutRight[problem] ? t(`problem.${problem}`) : undefined,
    /** The fields that were wrong when the order was to be placed and still are. */
    wrongNames: isSummed ? wrongNames : [],
  };
}
