import { ApiError, isApiError } from '@dana/api-client';
import { addressInput, type Place } from '@dana/commerce/address/address-values';
import { addressNames, emptyAddress } from '@dana/commerce/address/empty-address';
import type { ShopForm } from '@dana/forms/use-shop-form';
import { useShell } from '@dana/runtime';
import { useState } from 'react';
import { saveAddress } from '#api/addresses.mutations.ts';
import type { CheckoutContext } from './checkout-resolver.ts';
import type { CheckoutValues } from './checkout-values.ts';

type SaveAddressOptions = {
  shopForm: ShopForm<CheckoutValues, CheckoutContext>;
  onSaved: (id: string) => Promise<void>;
  /** Brings the keyboard to what was refused. */
  attend: () => void;
};

/** Saves the address of the form with the account; a refusal is shown and nothing typed is lost. */
export function useSaveAddress({ shopForm, onSaved, attend }: SaveAddressOptions) {
  const { api } = useShell();
  const [isSaving, setSaving] = useState(false);
  const { form, refuse } = shopForm;

  async function save(place: Place): Promise<boolean> {
    form.clearErrors('root');
    setSaving(true);
    try {
      const id = await saveAddress(api, addressInput(form.getValues(), place));
      await onSaved(id);
      form.setValue('address_id', id, { shouldDirty: true });
      for (const name of addressNames)
        if (name !== 'country_id') form.resetField(name, { defaultValue: emptyAddress[name] });
      return true;
    } catch (error) {
      refuse(inAddress(error), attend);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}

/** The call for an address names its fields without the prefix that they have in an order. */
function inAddress(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const fields = Object.entries(error.fields).map(([name, texts]) => [`address.${name}`, texts]);
  return new ApiError(error.status, error.message, Object.fromEntries(fields));
}
