import type { Address } from '@dana/contracts/api/address';
import type { Country } from '@dana/contracts/api/country-city';
import { homeCountry, isKuwait } from '@dana/contracts/delivery-areas';
import { useShell } from '@dana/runtime';
import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useAccountForm } from '#account-form/use-account-form.ts';
import { addressesQuery, saveAddress } from '#api/addresses.ts';
import { addressDrafts } from './address-drafts.ts';
import { addressInput, addressValues, type AddressValues, emptyAddress } from './address-values.ts';

type Places = { countries: readonly Country[] };

const isInKuwaitAt = (values: AddressValues, places: Places | undefined): boolean =>
  isKuwait(places?.countries ?? [], values.country_id);
const neededInKuwait = ['country_id', 'city_id', 'block', 'street', 'building'] as const;
const neededElsewhere = ['country_id', 'city_id', 'line'] as const;

const resolver = lateResolver<Resolver<AddressValues, Places>>(
  async () => {
    const rulesFile = import(/* webpackChunkName: "rules-address" */ './address.rules.ts');
    const { addressProblems } = await rulesFile;
    return (values, context) => {
      const problems = addressProblems(values, isInKuwaitAt(values, context));
      const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'rule', message }]);
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) };
    };
  },
  // The API takes an address without a block or a building.
  (values, places) => emptyFields(values, isInKuwaitAt(values, places) ? neededInKuwait : neededElsewhere),
);
type AddressFormOptions = {
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
  const start = address
    ? addressValues(address)
    : { ...emptyAddress, country_id: homeCountry(countries)?.id ?? '' };
  const shopForm = useAccountForm<AddressValues, Places>({
    rules: resolver,
    start: addressDrafts.read(owner, id) ?? start,
    context: { countries },
    // The API knows a Kuwaiti block as the town and the rest as the address.
    apiFields: (values) =>
      isInKuwaitAt(values, { countries }) ? { town: 'block', address: 'street' } : { address: 'line' },
    async send(values) {
      await saveAddress(
        api,
        id,
        addressInput(values, { isKuwait: isInKuwaitAt(values, { countries }), locale }),
      );
      await queryClient.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
      finish();
    },
  });
  const { form } = shopForm;
  const countryId = useWatch({ control: form.control, name: 'country_id' });
  const isInKuwait = isKuwait(countries, countryId);
  // Read while rendering, or the form would not keep watch of it.
  const { isDirty } = form.formState;

  const isSettled = useRef(false);

  const keepDraft = useEffectEvent(() => {
    if (isDirty && !isSettled.current) addressDrafts.keep(owner, id, form.getValues());
  });
  useEffect(() => () => keepDraft(), []);

  function finish(): void {
    isSettled.current = true;
    addressDrafts.forget(owner, id);
    onDone();
  }

  return { shopForm, isInKuwait, cancel: finish };
}
