import type { Address } from '@dana/contracts/api/address';
import { type Session, useSession } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { type CheckoutContext, checkoutResolver } from './checkout-resolver.ts';
import type { AddressNeed } from './checkout-schema.ts';
import { type CheckoutValues, emptyValues, newAddressChoice } from './checkout-values.ts';

type CheckoutForm = {
  form: UseFormReturn<CheckoutValues, CheckoutContext>;
  /** Checks all fields, those of the address as far as they are needed. */
  check: (addressNeed: AddressNeed) => Promise<boolean>;
};

/** The form with what is known of the shopper and what was typed before. Browser only. */
export function useCheckoutForm(addresses: readonly Address[]): CheckoutForm {
  const context = useRef<CheckoutContext>({ addressNeed: 'kuwait' });
  const { session } = useSession();
  const [defaultValues] = useState(() => startValues(session, addresses, readDraft()));
  const form = useForm<CheckoutValues, CheckoutContext>({
    defaultValues,
    resolver: checkoutResolver,
    context: context.current,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );
  return {
    form,
    check(addressNeed) {
      context.current.addressNeed = addressNeed;
      return form.trigger();
    },
  };
}

function startValues(
  session: Session,
  addresses: readonly Address[],
  draft: Partial<CheckoutValues>,
): CheckoutValues {
  const user = session.status === 'signedIn' ? session.user : undefined;
  const profile = user && {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
  };
  const typed = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
  const values = { ...emptyValues, ...profile, ...typed };
  const isKnown =
    values.address_id === newAddressChoice || addresses.some(({ id }) => id === values.address_id);
  const preferred = addresses.find((address) => address.is_default)?.id ?? '';
  return { ...values, address_id: isKnown ? values.address_id : preferred };
}
