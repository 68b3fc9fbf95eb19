import { useTexts } from '@dana/i18n';
import { TextField, type TextFieldProps } from '@dana/ui';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '#account-form/use-field-error.ts';
import type { AddressTextName, AddressValues } from './address-values.ts';

type AddressFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & {
  name: AddressTextName;
  isOptional?: boolean;
};

/** A text field of the address; its label is the text `addresses.field.<name>`. */
export function AddressField({ name, isOptional = false, ...field }: AddressFieldProps) {
  const { t } = useTexts('account');
  const { register, formState } = useFormContext<AddressValues>();
  const fieldError = useFieldError();
  return (
    <TextField
      {...field}
      {...register(name)}
      label={t(`addresses.field.${name}`)}
      note={isOptional ? t('form.optional') : undefined}
      error={fieldError(formState.errors[name])}
    />
  );
}
