import { useFormAround } from '@dana/forms/shop-form-view';
import { useTexts } from '@dana/i18n';
import { TextField, type TextFieldProps } from '@dana/ui';
import type { AddressTextName, AddressValues } from './address-values.ts';

type AddressFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & {
  name: AddressTextName;
  isOptional?: boolean;
};

/** A text field of the address; its label is the text `addresses.field.<name>`. */
export function AddressField({ name, isOptional = false, ...field }: AddressFieldProps) {
  const { t } = useTexts('account');
  const { field: bind } = useFormAround<AddressValues>();
  return (
    <TextField
      {...field}
      {...bind(name)}
      label={t(`addresses.field.${name}`)}
      note={isOptional ? t('form.optional') : undefined}
    />
  );
}
