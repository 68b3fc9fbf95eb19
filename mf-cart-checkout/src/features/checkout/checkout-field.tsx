import { useFormAround } from '@dana/forms/shop-form-view';
import { TextField, type TextFieldProps } from '@dana/ui';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

type CheckoutFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & { name: CheckoutFieldName };

/** A text field of the checkout's form; its label is the text `field.<name>`. */
export function CheckoutField({ name, ...props }: CheckoutFieldProps) {
  const { field, t } = useFormAround<CheckoutValues>();
  return <TextField {...props} {...field(name)} label={t(`field.${name}`)} />;
}
