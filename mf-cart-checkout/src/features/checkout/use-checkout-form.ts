import type { Address } from '@dana/contracts/api/address';
import { type Session, useSession } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { type CheckoutContext, checkoutResolver } from './checkout-resolver.ts';
import type { AddressNeed } from './checkout-schema.ts';
import { type CheckoutFieldName, type CheckoutValues, emptyValues } from './checkout-values.ts';

export type CheckoutFormState = UseFormReturn<CheckoutValues, CheckoutContext>;

type CheckoutForm = {
  form: CheckoutFormState;
  /** Checks all fields or those named, those of the address as far as they are needed. */
  check: (addressNeed: AddressNeed, names?: readonly CheckoutFieldName[]) => Promise<boolean>;
};

/** The form with what is known of the shopper and what was typed before. Browser only. */
export function useCheckoutForm(addresses: readonly Address[]): CheckoutForm {
  const context = useRef<CheckoutContext>({ addressNeed: 'kuwait' });
  const { session } = useSession();
  const [defaultValues] = useState(() => ({ ...emptyValues, ...knownValues(session) }));
  const form = useForm<CheckoutValues, CheckoutContext>({
    defaultValues,
    resolver: checkoutResolver,
    context: context.current,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, getFieldState, getValues, setValue, trigger } = form;
  const owner = ownerOf(session);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values, owner) }),
    [subscribe, owner],
  );

  // What was called wrong is looked at again with each letter. On leaving the field would be too late: the words that go
  // then move the button that is just being pressed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as CheckoutFieldName | undefined;
          if (field && getFieldState(field).invalid) void trigger(field);
        },
      }),
    [subscribe, getFieldState, trigger],
  );

  // Signing in fills in what was not typed, and takes nothing of it away.
  useEffect(() => {
    for (const [name, value] of Object.entries(knownValues(session)))
      if (getValues(name as CheckoutFieldName) === '') setValue(name as CheckoutFieldName, value);
  }, [session, getValues, setValue]);

  // The default address to begin with, and again when the chosen one is gone.
  useEffect(() => {
    const isThere = addresses.some(({ id }) => id === getValues('address_id'));
    const preferred = addresses.find((address) => address.is_default) ?? addresses[0];
    if (!isThere) setValue('address_id', preferred?.id ?? '');
  }, [addresses, getValues, setValue]);

  return {
    form,
    check(addressNeed, names) {
      context.current.addressNeed = addressNeed;
      return form.trigger(names);
    },
  };
}

const ownerOf = (session: Session): string | null =>
  session.status === 'signedIn' ? session.user.email : null;

/** What was typed before, and for the rest what the profile says. */
function knownValues(session: Session): Partial<CheckoutValues> {
  const user = session.status === 'signedIn' ? session.user : undefined;
  const profile = user && {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
  };
  const typed = Object.entries(readDraft(ownerOf(session))).filter(([, value]) => value !== '');
  return { ...profile, ...Object.fromEntries(typed) };
}
