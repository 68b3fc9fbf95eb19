import { useFormAround } from '@dana/forms/shop-form-view';
import { TextField, type TextFieldProps } from '@dana/ui';
import type { AddressValues } from './empty-address.ts';

type AddressFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & {
  name: keyof AddressValues;
  isOptional?: boolean;
};

/** A text field of the address; its label is the text `field.<name>`. */
export function AddressField({ name, isOptional = false, ...props }: AddressFieldProps) {
  const { field, t } = useFormAround<AddressValues>();
  return (
    <TextField
      {...props}
      {...field(name)}
      label={t(`field.${name}`)}
      note={isOptional ? t('field.optional') : undefined}
    />
  );
}
