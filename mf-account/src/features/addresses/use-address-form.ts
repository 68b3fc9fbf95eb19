import { addressFieldsOfApi } from '@dana/commerce/address/api-fields';
import { neededFields } from '@dana/commerce/address/needed-fields';
import { withAreaRule } from '@dana/commerce/address/with-area-rule';
import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import type { Address } from '@dana/contracts/api/address';
import type { Country } from '@dana/contracts/api/country-city';
import { isKuwait } from '@dana/contracts/delivery-areas';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { checkBySchema } from '@dana/forms/check-by-schema';
import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import { useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { saveAddress } from '#api/addresses.mutations.ts';
import { addressesQuery } from '#api/addresses.queries.ts';
import { savedAddressInput, type SavedAddressValues, savedAddressValues } from './address-values.ts';

type Places = { countries: readonly Country[] };

const needOf = (values: SavedAddressValues, places: Places | undefined) =>
  isKuwait(places?.countries ?? [], values.country_id) ? 'kuwait' : 'elsewhere';

const phoneCountryOf = (values: SavedAddressValues, countries: readonly Country[]) =>
  countries.find(({ id }) => id === values.country_id)?.code;

const rules = lateResolver<Resolver<SavedAddressValues, Places>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-address" */ './address.rules.ts');
    const { savedAddressRules } = await rulesFile;
    return (values, places) => {
      const checked = checkBySchema(savedAddressRules[needOf(values, places)], values);
      const code = phoneCountryOf(values, places?.countries ?? []) ?? homePhoneCountry;
      return withPhoneRule(withAreaRule(checked, values), values, code) as never;
    };
  },
  (values, places) => emptyFields(values, neededFields[needOf(values, places)]),
);

type AddressFormOptions = {
  /** The one to change; undefined for a new one. */
  address: Address | undefined;
  countries: readonly Country[];
  /** Whose addresses these are: a draft is given back to nobody else. */
  owner: string;
  onDone: () => void;
};

/** The form of one address: its rules, its draft, and how it is saved. */
export function useAddressForm({ address, countries, owner, onDone }: AddressFormOptions) {
  const { api, locale } = useShell();
  const queryClient = useQueryClient();
  const id = address?.id ?? undefined;
  const isInKuwait = (values: SavedAddressValues) => needOf(values, { countries }) === 'kuwait';
  const shopForm = useAccountForm<SavedAddressValues, Places>({
    rules,
    start: addressDrafts.read(owner, id) ?? savedAddressValues(address, countries),
    context: { countries },
    apiFields: (values) => addressFieldsOfApi(isInKuwait(values)),
    async send(values) {
      const place = {
        isKuwait: isInKuwait(values),
        locale,
        phoneCountry: phoneCountryOf(values, countries),
      };
      await saveAddress(api, id, savedAddressInput(values, place));
      await queryClient.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
      finish();
    },
  });
  // Read while rendering, or the form would not keep watch of it.
  const { isDirty } = shopForm.form.formState;
  const isSettled = useRef(false);

  const keepDraft = useEffectEvent(() => {
    if (isDirty && !isSettled.current) addressDrafts.keep(owner, id, shopForm.form.getValues());
  });
  useEffect(() => () => keepDraft(), []);

  function finish(): void {
    isSettled.current = true;
    addressDrafts.forget(owner, id);
    onDone();
  }
  return { shopForm, cancel: finish };
}

/*
 * What was typed and neither saved nor given up, for as long as the page lives: another tab of the account, or a session
 * that ran out, costs nobody their address. Written in the browser only.
 */
const drafts = new Map<string, SavedAddressValues>();

const keyOf = (owner: string, id: string | undefined): string => `${owner} ${id ?? ''}`;

const addressDrafts = {
  read: (owner: string, id: string | undefined) => drafts.get(keyOf(owner, id)),
  keep: (owner: string, id: string | undefined, values: SavedAddressValues) =>
    drafts.set(keyOf(owner, id), values),
  forget: (owner: string, id: string | undefined) => drafts.delete(keyOf(owner, id)),
};
