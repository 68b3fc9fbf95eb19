import { homeCountry, isKuwait } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { latePart, useShell } from '@dana/runtime';
import { Button, ChoiceGroup, classNames, Notice, Radio, SelectField, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { citiesQuery, countriesQuery } from '@dana/commerce/places.queries';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { PendingArea } from './pending-area.tsx';
import { useFieldError } from './use-field-error.ts';

// The searchable list is the heaviest part of the form, and the cities it needs come later as well.
const AreaField = latePart(async () => (await import('./area-field.tsx')).AreaField, { keepsPending: true });

const addressTypes = ['1', '2', '3'] as const;

/** The form of a new address; its fields are those by which the chosen country's drivers find a door. */
export function NewAddress() {
  const { t } = useTexts('cart-checkout');
  const { api } = useShell();
  const countries = useQuery(countriesQuery(api));
  const cities = useQuery(citiesQuery(api));
  const { register, setValue } = useFormContext<CheckoutValues>();
  const countryId = useWatch<CheckoutValues, 'country_id'>({ name: 'country_id' });
  const countryError = useFieldError('country_id');
  const isAreaFocused = useRef(false);
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
  const changeCountry = register('country_id', { onChange: () => setValue('city_id', '') });
  return (
    <div className={css.grid}>
      {countries.data.length > 1 && (
        <SelectField
          {...changeCountry}
          label={t('field.country_id')}
          error={countryError}
          autoComplete="country"
        >
          {countries.data.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </SelectField>
      )}
      <AreaField
        cities={cities.data}
        countryId={countryId}
        takesFocus={isAreaFocused}
        pending={<PendingArea wasFocused={isAreaFocused} />}
      />
      {isKuwait(countries.data, countryId) ? <KuwaitiFields /> : <OtherFields />}
      <ChoiceGroup legend={t('address.typeLegend')} className={css.wide}>
        <div className={css.choices}>
          {addressTypes.map((type) => (
            <Radio key={type} {...register('address_type')} value={type} label={t(`address.type.${type}`)} />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}

function KuwaitiFields() {
  return (
    <>
      <div className={css.halves}>
        <CheckoutField name="block" autoComplete="address-level3" inputMode="numeric" />
        <CheckoutField name="street" autoComplete="address-line1" />
      </div>
      <div className={css.halves}>
        <CheckoutField name="building" autoComplete="address-line2" />
        <CheckoutField name="avenue" isOptional />
      </div>
      <div className={css.halves}>
        <CheckoutField name="floor" isOptional />
        <CheckoutField name="flat" isOptional />
      </div>
      <CheckoutField name="landmark" isOptional />
      <div className={classNames(css.halves, css.wide)}>
        <CheckoutField name="paci" isOptional inputMode="numeric" dir="ltr" />
        <CheckoutField
          name="postal_code"
          isOptional
          inputMode="numeric"
          dir="ltr"
          autoComplete="postal-code"
        />
      </div>
    </>
  );
}

function OtherFields() {
  return (
    <>
      <CheckoutField name="street" autoComplete="street-address" className={css.wide} />
      <CheckoutField name="town" isOptional autoComplete="address-level2" />
      <CheckoutField name="postal_code" isOptional dir="ltr" autoComplete="postal-code" />
    </>
  );
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
