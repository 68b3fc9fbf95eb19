import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';

type FieldParts<Values extends FieldValues> = {
  registered: UseFormRegisterReturn<Path<Values>>;
  error: string | undefined;
  /** All fields were checked before. */
  isChecked: boolean;
  /** Something was typed in it, or pasted. */
  onTyped: () => void;
};

/**
 * What ties a field to its form: with its error, checked when it is left with something in it, and looked at for what cannot wait
 * until then.
 */
export function fieldBinding<Values extends FieldValues>(parts: FieldParts<Values>) {
  const { registered, error, isChecked, onTyped } = parts;
  return {
    ...registered,
    error,
    // Not `required`: the words are the shop's, and what is empty is not yet wrong. A field with the note that it may stay
    // empty takes it back (@dana/ui), as one does that is not asked for.
    'aria-required': true as const,
    async onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
      await registered.onChange(event);
      onTyped();
    },
    onBlur(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
      if (isChecked || !isPassedBy(event)) return registered.onBlur(event);
    },
  };
}

/**
 * Left empty, or left for the button that sends: somebody on their way through the form did nothing wrong, and words that
 * come while a button is pressed move it away from under the finger. Sending checks all.
 */
function isPassedBy({
  target,
  relatedTarget,
}: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
  const isForSending =
    relatedTarget instanceof HTMLButtonElement &&
    relatedTarget.type === 'submit' &&
    relatedTarget.form === target.form;
  const isEmpty =
    target instanceof HTMLInputElement && target.type === 'checkbox' ? !target.checked : target.value === '';
  return isEmpty || isForSending;
}
