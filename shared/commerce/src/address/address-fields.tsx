import type { City, Country } from '@dana/contracts/api/country-city';
import { hasPostalCodes, isKuwait } from '@dana/contracts/delivery-areas';
import { useFormAround } from '@dana/forms/shop-form-view';
import { latePart } from '@dana/runtime';
import { ChoiceGroup, Radio, SelectField } from '@dana/ui';
import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import css from './address-fields.module.css';
import { AddressField } from './address-field.tsx';
import { type AddressValues, otherArea } from './empty-address.ts';
import { PendingArea } from './pending-area.tsx';
import { KuwaitiFields, OtherFields } from './street-fields.tsx';

// The searchable list is the heaviest part of the form.
const AreaField = latePart(async () => (await import('./area-field.tsx')).AreaField, { keepsPending: true });

const addressTypes = ['1', '2', '3'] as const;

type AddressFieldsProps = {
  countries: readonly Country[];
  cities: readonly City[];
  /** Fields of the form's own, before the kind of address. */
  children?: ReactNode;
  /** And after it. */
  after?: ReactNode;
};

/**
 * The fields of an address in the form around them: those by which the chosen country's drivers find a door. Texts of the
 * remote: `field.*` and `address.*`.
 */
export function AddressFields({ countries, cities, children, after }: AddressFieldsProps) {
  const { form, field, t } = useFormAround<AddressValues>();
  const [countryId, areaKind] = useWatch<AddressValues, ['country_id', 'area_kind']>({
    name: ['country_id', 'area_kind'],
  });
  const isAreaFocused = useRef(false);
  function forgetArea(): void {
    form.setValue('city_id', '');
    form.setValue('area_kind', '');
  }
  return (
    <div className={css.grid}>
      {countries.length > 1 && (
        <SelectField
          {...field('country_id', { onChange: forgetArea })}
          label={t('field.country_id')}
          autoComplete="country"
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <AreaField
        cities={cities}
        takesFocus={isAreaFocused}
        pending={<PendingArea wasFocused={isAreaFocused} />}
      />
      {areaKind === otherArea && (
        <AddressField name="area" hint={t('address.otherAreaHint')} autoComplete="address-level2" />
      )}
      {isKuwait(countries, countryId) ? (
        <KuwaitiFields />
      ) : (
        <OtherFields hasPostalCode={hasPostalCodes(countries, countryId)} />
      )}
      {children}
      <ChoiceGroup legend={t('address.typeLegend')} className={css.wide}>
        <div className={css.choices}>
          {addressTypes.map((type) => (
            <Radio
              key={type}
              {...form.register('address_type')}
              value={type}
              label={t(`address.type.${type}`)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {after && <div className={css.wide}>{after}</div>}
    </div>
  );
}
