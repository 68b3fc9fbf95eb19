import { useTexts } from '@dana/i18n';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

/** What is wrong with a field, in words: those of our own rules are keys, those of the server are sentences. */
export function useFieldError(name: CheckoutFieldName): string | undefined {
  const { t } = useTexts('cart-checkout');
  const message = useFormContext<CheckoutValues>().formState.errors[name]?.message;
  return message?.startsWith('validation.') ? t(message) : message;
}
