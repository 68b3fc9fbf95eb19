import { isApiError } from '@dana/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Texts = {
  /** When the shop gave no answer. */
  unreachable: string;
  /** When it refused without saying why. */
  failed: string;
};

/**
 * Puts what the API refused where it belongs: to its fields, else above the form (`root`).
 * What is no answer of the API – it could not be reached, or broke its contract – is said above the form as well.
 */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fields: readonly Path<Values>[],
  texts: Texts,
): void {
  if (!isApiError(error)) {
    form.setError('root.server', { type: 'server', message: texts.unreachable });
    return;
  }
  const wrong = fields.filter((field) => error.fields[field]?.[0]);
  for (const [index, field] of wrong.entries()) {
    const message = error.fields[field]?.[0] ?? texts.failed;
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (wrong.length === 0)
    form.setError('root.server', { type: 'server', message: error.message || texts.failed });
}
