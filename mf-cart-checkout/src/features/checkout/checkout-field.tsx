import { useTexts } from '@dana/i18n';
import { TextField, type TextFieldProps } from '@dana/ui';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';
import { useFieldError } from './use-field-error.ts';

type CheckoutFieldProps = Omit<TextFieldProps, 'name' | 'label' | 'error'> & {
  name: CheckoutFieldName;
  isOptional?: boolean;
};

/** A text field of the checkout's form; its label is the text `field.<name>`. */
export function CheckoutField({ name, isOptional = false, ...field }: CheckoutFieldProps) {
  const { t } = useTexts('cart-checkout');
  const { register } = useFormContext<CheckoutValues>();
  const error = useFieldError(name);
  return (
    <TextField
      {...field}
      {...register(name)}
      label={t(`field.${name}`)}
      note={isOptional ? t('field.optional') : undefined}
      error={error}
    />
  );
}
