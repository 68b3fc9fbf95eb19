import type { City } from '@dana/contracts/api/country-city';
import { areaGroups, matchesArea } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { SearchSelect } from '@dana/ui/combobox';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldError } from '#account-form/use-field-error.ts';
import type { AddressValues } from './address-values.ts';

/** The area, found by typing in either language, listed by governorate. */
export function AreaField({ cities }: { cities: readonly City[] }) {
  const { t } = useTexts('account');
  const { setValue, formState } = useFormContext<AddressValues>();
  const [countryId, areaId] = useWatch<AddressValues, ['country_id', 'city_id']>({
    name: ['country_id', 'city_id'],
  });
  const fieldError = useFieldError();
  const groups = useMemo(() => areaGroups(cities, countryId), [cities, countryId]);
  const byId = useMemo(
    () => new Map(groups.flatMap(({ items }) => items.map((one) => [one.value, one]))),
    [groups],
  );
  return (
    <SearchSelect
      label={t('addresses.field.city_id')}
      error={fieldError(formState.errors.city_id)}
      groups={groups}
      value={areaId}
      onChange={(id) =>
        setValue('city_id', id, { shouldValidate: true, shouldDirty: true, shouldTouch: true })
      }
      matches={({ value }, query) => matchesArea(byId.get(value), query)}
      placeholder={t('addresses.area.placeholder')}
      texts={{
        empty: t('addresses.area.none'),
        open: t('addresses.area.open'),
        clear: t('addresses.area.clear'),
      }}
    />
  );
}
