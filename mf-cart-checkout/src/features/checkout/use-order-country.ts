import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { Country } from '@dana/contracts/api/country-city';
import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckoutContext } from './checkout-resolver.ts';
import type { CheckoutValues } from './checkout-values.ts';

type OrderCountryOptions = {
  form: UseFormReturn<CheckoutValues, CheckoutContext>;
  data: CheckoutData;
  countries: readonly Country[];
  /** The address is written down with the order. */
  isTyped: boolean;
  /** The address lies in another country than the one whose prices and days are shown. */
  onChoose: (id: string) => void;
};

/**
 * The country that the order goes to: that of a guest's address, or of the saved one that is chosen; until one is, the
 * country that the API answered for. Undefined until anything of it is known.
 */
export function useOrderCountry(options: OrderCountryOptions): Country | undefined {
  const { form, data, countries, isTyped, onChoose } = options;
  const [typedId, addressId] = useWatch({ control: form.control, name: ['country_id', 'address_id'] });
  const saved = data.addresses.find(({ id }) => id === addressId)?.country;
  const country = (isTyped ? countries.find(({ id }) => id === typedId) : saved) ?? data.country ?? undefined;
  // An older API answers for one country only, and says of none.
  const shownId = data.country?.id;
  const isOther = shownId !== undefined && country !== undefined && country.id !== shownId;
  const wantedId = isOther ? country.id : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (wantedId !== undefined) choose(wantedId);
  }, [wantedId]);
  return country;
}
