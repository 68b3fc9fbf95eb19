import { addressFieldsOfApi } from '@dana/commerce/address/api-fields';
import type { AddressNeed } from '@dana/commerce/address/needed-fields';
import type { Address } from '@dana/contracts/api/address';
import { normalizePhone } from '@dana/contracts/phone';
import { type ShopForm, useShopForm } from '@dana/forms/use-shop-form';
import { type Session, useSession } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { type CheckoutContext, checkoutResolver } from './checkout-resolver.ts';
import { type CheckoutFieldName, type CheckoutValues, emptyValues } from './checkout-values.ts';

type CheckoutFormOptions = {
  addresses: readonly Address[];
  isInKuwait: (countryId: string) => boolean;
  phoneCountry: CheckoutContext['phoneCountry'];
  /** Every field is right. */
  send: (values: CheckoutValues) => Promise<void>;
  /** Some are not. @returns whether the keyboard was led to something that comes before. */
  onWrong: () => boolean;
};

export type CheckoutForm = {
  shopForm: ShopForm<CheckoutValues, CheckoutContext>;
  /** How much of the address is checked with the rest, and whether a plan is. */
  need: (addressNeed: AddressNeed, needsPlan: boolean) => void;
  /** Checks the fields named, those of the address as far as they are needed. */
  check: (addressNeed: AddressNeed, names: readonly CheckoutFieldName[]) => Promise<boolean>;
};

/** The form with what is known of the shopper and what was typed before. Browser only. */
export function useCheckoutForm(options: CheckoutFormOptions): CheckoutForm {
  const { addresses, isInKuwait, phoneCountry, send, onWrong } = options;
  const { t } = useTranslation('cart-checkout');
  const context = useRef<CheckoutContext>({ addressNeed: 'kuwait', needsPlan: false, phoneCountry });
  const { session } = useSession();
  const [start] = useState(() => ({ ...emptyValues, ...knownValues(session) }));
  const shopForm = useShopForm<CheckoutValues, CheckoutContext>({
    t,
    texts: { unreachable: t('address.saveFailed') },
    rules: checkoutResolver,
    start,
    context: context.current,
    apiFields: (values) => ({
      ...addressFieldsOfApi(isInKuwait(values.country_id), 'address.'),
      'payment.method_id': 'payment_method_id',
      'payment.installment_package_id': 'installment_package_id',
    }),
    send,
    onWrong,
  });
  const { subscribe, getFieldState, getValues, setValue, trigger } = shopForm.form;
  const isKnown = session.status !== 'unknown';
  const owner = ownerOf(session);

  useEffect(() => {
    // A form that does not know its shopper yet is empty: kept, it would take the place of what they typed before.
    if (!isKnown) return;
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        // With its prefix: when it is read again, another country may stand beside the field.
        const phone = normalizePhone(values.phone, context.current.phoneCountry()) ?? values.phone;
        keepDraft({ ...values, phone }, owner);
      },
    });
  }, [subscribe, isKnown, owner]);

  // What the dialog of an address called wrong is looked at again with each letter, as what sending called wrong is.
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
    const isThere = addresses.some(
      ({ id, is_delivered }) => id === getValues('address_id') && is_delivered !== false,
    );
    const possible = addresses.filter(({ is_delivered }) => is_delivered !== false);
    const preferred = possible.find((address) => address.is_default) ?? possible[0];
    if (!isThere) setValue('address_id', preferred?.id ?? '');
  }, [addresses, getValues, setValue]);

  function need(addressNeed: AddressNeed, needsPlan: boolean): void {
    Object.assign(context.current, { addressNeed, needsPlan });
  }
  return {
    shopForm,
    need,
    check(addressNeed, names) {
      need(addressNeed, false);
      return trigger(names);
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
