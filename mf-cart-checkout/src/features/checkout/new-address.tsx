import { AddressFields } from '@dana/commerce/address/address-fields';
import { citiesQuery, countriesQuery } from '@dana/commerce/places.queries';
import { homeCountry } from '@dana/contracts/delivery-areas';
import { useFormAround } from '@dana/forms/shop-form-view';
import { useShell } from '@dana/runtime';
import { Button, Notice, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';

/** The fields of a new address, once the places that it offers are known. */
export function NewAddress() {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const countries = useQuery(countriesQuery(api));
  const cities = useQuery(citiesQuery(api));
  const { setValue } = useFormAround<CheckoutValues>().form;
  const countryId = useWatch<CheckoutValues, 'country_id'>({ name: 'country_id' });
  const home = countries.data && homeCountry(countries.data);
  const isKnown = countries.data?.some(({ id }) => id === countryId) ?? true;

  // The list comes later than the form; a country of an old draft may be gone from it.
  useEffect(() => {
    if (home && !isKnown) setValue('country_id', home.id);
  }, [home, isKnown, setValue]);

  // What is there is not taken from under what is typed when it cannot be read again.
  if (countries.isLoadingError || cities.isLoadingError)
    return (
      <Notice
        tone="error"
        action={
          <Button
            variant="outline"
            size="small"
            onClick={() => void Promise.all([countries.refetch(), cities.refetch()])}
          >
            {t('retry')}
          </Button>
        }
      >
        {t('address.placesFailed')}
      </Notice>
    );
  if (!countries.data || !cities.data) return <NewAddressSkeleton />;
  return <AddressFields countries={countries.data} cities={cities.data} />;
}

const skeletonFields = ['area', 'street', 'building', 'floor', 'code', 'landmark'];

function NewAddressSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      {skeletonFields.map((field) => (
        <div key={field}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
