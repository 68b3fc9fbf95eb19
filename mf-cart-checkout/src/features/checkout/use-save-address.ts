import { isApiError } from '@dana/api-client';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveAddressMutation } from '#api/address.mutations.ts';
import { emptyValues } from './checkout-values.ts';
import { composeAddress, type Place } from './compose-address.ts';
import { fieldErrors } from './field-of-api.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The fields that an address is written in. */
export const addressNames = [
  ...(['country_id', 'city_id', 'block', 'street', 'avenue', 'building', 'floor', 'flat'] as const),
  ...(['landmark', 'paci', 'town', 'postal_code', 'address_type'] as const),
];

type SaveAddressOptions = { form: CheckoutFormState; onSaved: (id: string) => Promise<void> };

/** Saves the address of the form with the account; a refusal is shown and nothing typed is lost. */
export function useSaveAddress({ form, onSaved }: SaveAddressOptions) {
  const { api } = useShell();
  const { t } = useTexts('cart-checkout');
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation(saveAddressMutation(api));

  async function save(place: Place): Promise<boolean> {
    setProblem(undefined);
    try {
      const id = await mutateAsync(composeAddress(form.getValues(), place));
      await onSaved(id);
      form.setValue('address_id', id, { shouldDirty: true });
      for (const name of addressNames)
        if (name !== 'country_id') form.resetField(name, { defaultValue: emptyValues[name] });
      return true;
    } catch (error) {
      const refusal = isApiError(error) ? error : undefined;
      for (const [name, message] of fieldErrors(inAddress(refusal?.fields)))
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      setProblem(refusal?.message || t('address.saveFailed'));
      return false;
    }
  }

  return { save, isSaving: isPending, problem };
}

/** The call for an address names its fields without the prefix that they have in an order. */
function inAddress(fields: Record<string, string[]> = {}): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [`address.${name}`, texts]));
}
