import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';

const tooLong = 'validation.tooLong';
/** Below every limit of the shop's forms: rules in a file of their own are not asked for with the first letters. */
const alwaysFits = 20;

/**
 * Says while somebody types or pastes that a text is longer than its field takes, and takes that back once it fits. All else that is
 * wrong waits until the field is left.
 */
export function useLengthWatch<Values extends FieldValues, Context>(
  form: UseFormReturn<Values, Context>,
  rules: Resolver<Values, Context>,
  context: Context | undefined,
): (name: Path<Values>) => Promise<void> {
  return async (name) => {
    const value: unknown = form.getValues(name);
    const isShown = () => form.getFieldState(name).error?.message === tooLong;
    if (!isShown() && (typeof value !== 'string' || value.length <= alwaysFits)) return;
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await rules(form.getValues(), context, options);
    // By now there are more letters, and this is asked again.
    if (form.getValues(name) !== value) return;
    const isTooLong = (errors as Record<string, { message?: string }>)[name]?.message === tooLong;
    if (isTooLong && !isShown()) form.setError(name, { type: 'length', message: tooLong });
    else if (!isTooLong && isShown()) form.clearErrors(name);
  };
}
