import { passwordMinLength } from '@dana/contracts/api/password-rules';
import { useTexts } from '@dana/i18n';
import type { FieldError } from 'react-hook-form';

/** The words of a field's error: rules give keys, the API gives sentences in the shopper's language. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTexts('account');
  return (error) => {
    if (!error) return undefined;
    const message = error.message || 'validation.invalid';
    return message.startsWith('validation.') ? t(message, { min: passwordMinLength }) : message;
  };
}
