import type { Address } from '@dana/contracts/api/address';
import type { City, Country } from '@dana/contracts/api/country-city';
import { useTexts } from '@dana/i18n';
import { latePart } from '@dana/runtime';
import { Button, Checkbox, ChoiceGroup, Radio, SelectField } from '@dana/ui';
import { useRef } from 'react';
import { FormShell } from '#account-form/form-shell.tsx';
import { AddressField } from './address-field.tsx';
import css from './address-form.module.css';
import { PendingArea } from './pending-area.tsx';
import { KuwaitiFields, OtherFields } from './street-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

// The searchable list is the heaviest part of the form.
const AreaField = latePart(async () => (await import('./area-field.tsx')).AreaField, { keepsPending: true });

const addressTypes = ['1', '2', '3'] as const;

type AddressFormProps = {
  /** The one to change; undefined for a new one. */
  address: Address | undefined;
  countries: readonly Country[];
  cities: readonly City[];
  owner: string;
  onDone: () => void;
};

/** The form of an address; its fields are those by which the chosen country's drivers find a door. */
export function AddressForm({ address, countries, cities, owner, onDone }: AddressFormProps) {
  const { t } = useTexts('account');
  const { shopForm, isInKuwait, cancel } = useAddressForm({ address, countries, owner, onDone });
  const isAreaFocused = useRef(false);
  const { form, field } = shopForm;
  const cancelButton = (
    <Button variant="quiet" onClick={cancel}>
      {t('form.cancel')}
    </Button>
  );

  return (
    <FormShell shopForm={shopForm} submitLabel={t('addresses.save')} size="panel" actions={cancelButton}>
      <div className={css.grid}>
        {countries.length > 1 && (
          <SelectField
            {...field('country_id', { onChange: () => form.setValue('city_id', '') })}
            label={t('addresses.field.country_id')}
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
        {isInKuwait ? <KuwaitiFields /> : <OtherFields />}
        <AddressField name="phone" type="tel" inputMode="tel" autoComplete="tel" isOptional />
        <ChoiceGroup legend={t('addresses.typeLegend')} className={css.wide}>
          <div className={css.choices}>
            {addressTypes.map((type) => (
              <Radio key={type} {...form.register('type')} value={type} label={t(`addresses.type.${type}`)} />
            ))}
          </div>
        </ChoiceGroup>
        {!address?.is_default && (
          <Checkbox
            {...form.register('is_default')}
            label={t('addresses.useAsDefault')}
            className={css.wide}
          />
        )}
      </div>
    </FormShell>
  );
}
