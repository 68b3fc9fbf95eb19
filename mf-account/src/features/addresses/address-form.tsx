import { AddressFields } from '@dana/commerce/address/address-fields';
import type { Address } from '@dana/contracts/api/address';
import type { City, Country } from '@dana/contracts/api/country-city';
import { PhoneField } from '@dana/commerce/phone/phone-field';
import { Button, Checkbox } from '@dana/ui';
import { useWatch } from 'react-hook-form';
import { FormShell } from '#account-form/form-shell.tsx';
import { useTranslation } from 'react-i18next';
import { useAddressForm } from './use-address-form.ts';

type AddressFormProps = {
  /** The one to change; undefined for a new one. */
  address: Address | undefined;
  countries: readonly Country[];
  cities: readonly City[];
  owner: string;
  onDone: () => void;
};

/** The form of a saved address. */
export function AddressForm({ address, countries, cities, owner, onDone }: AddressFormProps) {
  const { t } = useTranslation('account');
  const { shopForm, cancel } = useAddressForm({ address, countries, owner, onDone });
  const countryId = useWatch({ control: shopForm.form.control, name: 'country_id' });
  const country = countries.find(({ id }) => id === countryId);
  const cancelButton = (
    <Button variant="quiet" onClick={cancel}>
      {t('form.cancel')}
    </Button>
  );
  const asDefault = !address?.is_default && (
    <Checkbox {...shopForm.form.register('is_default')} label={t('addresses.useAsDefault')} />
  );
  return (
    <FormShell shopForm={shopForm} submitLabel={t('addresses.save')} size="panel" actions={cancelButton}>
      <AddressFields countries={countries} cities={cities} after={asDefault}>
        <PhoneField label={t('form.phone')} note={t('field.optional')} country={country} />
      </AddressFields>
    </FormShell>
  );
}
