import type { City } from '@dana/contracts/api/country-city';
import { areaGroups, matchesArea } from '@dana/contracts/delivery-areas';
import { useTexts } from '@dana/i18n';
import { SearchSelect } from '@dana/ui/combobox';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutValues } from './checkout-values.ts';
import { useFieldError } from './use-field-error.ts';

type AreaFieldProps = {
  cities: readonly City[];
  countryId: string;
  /** The keyboard was in the field that stood here before. */
  takesFocus: RefObject<boolean>;
};

/** The area, found by typing in either language, listed by governorate. */
export function AreaField({ cities, countryId, takesFocus }: AreaFieldProps) {
  const { t } = useTexts('cart-checkout');
  const { setValue } = useFormContext<CheckoutValues>();
  const areaId = useWatch<CheckoutValues, 'city_id'>({ name: 'city_id' });
  const error = useFieldError('city_id');
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
    <div data-field="city_id" ref={place}>
      <SearchSelect
        label={t('field.city_id')}
        error={error}
        groups={groups}
        value={areaId}
        onChange={(id) =>
          setValue('city_id', id, { shouldValidate: true, shouldDirty: true, shouldTouch: true })
        }
        matches={({ value }, query) => matchesArea(byId.get(value), query)}
        placeholder={t('address.areaPlaceholder')}
        texts={{ empty: t('address.noArea'), open: t('address.openAreas'), clear: t('address.clearArea') }}
      />
    </div>
  );
}
