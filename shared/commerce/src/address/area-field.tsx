import type { City } from '@dana/contracts/api/country-city';
import { areaGroups, matchesArea } from '@dana/contracts/delivery-areas';
import { useFormAround } from '@dana/forms/shop-form-view';
import { SearchSelect } from '@dana/ui/combobox';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type AddressValues, otherArea } from './empty-address.ts';

type AreaFieldProps = {
  cities: readonly City[];
  /** The keyboard was in the field that stood here before. */
  takesFocus: RefObject<boolean>;
};

/** The area, found by typing in either language, listed by governorate. */
export function AreaField({ cities, takesFocus }: AreaFieldProps) {
  const { form, errorOf, t } = useFormAround<AddressValues>();
  const [countryId, areaId] = useWatch<AddressValues, ['country_id', 'city_id']>({
    name: ['country_id', 'city_id'],
  });
  const groups = useMemo(() => areaGroups(cities, countryId), [cities, countryId]);
  const byId = useMemo(
    () => new Map(groups.flatMap(({ items }) => items.map((one) => [one.value, one]))),
    [groups],
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    // By its name, as it is no field of the form library.
    <div data-field="city_id" ref={place}>
      <SearchSelect
        label={t('field.city_id')}
        error={errorOf('city_id')}
        aria-required
        groups={groups}
        value={areaId}
        onChange={(id) => {
          const isOther = cities.some((city) => city.id === id && city.is_other);
          form.setValue('area_kind', isOther ? otherArea : '', { shouldDirty: true });
          form.setValue('city_id', id, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
        }}
        matches={({ value }, query) => matchesArea(byId.get(value), query)}
        placeholder={t('address.areaPlaceholder')}
        texts={{ empty: t('address.noArea'), open: t('address.openAreas'), clear: t('address.clearArea') }}
      />
    </div>
  );
}
