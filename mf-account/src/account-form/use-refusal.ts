import { useTexts } from '@dana/i18n';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showRefusal } from './show-refusal.ts';

/** Shows at a form what the API refused; `fields` are those that this form has. */
export function useRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
): (error: unknown) => void {
  const { t } = useTexts('account');
  return (error) =>
    showRefusal(form, error, fields, { unreachable: t('form.unreachable'), failed: t('form.failed') });
}
