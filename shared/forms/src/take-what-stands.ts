import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A combobox shows the name of what it holds. */
const written =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=submit], [type=button]), textarea, select):not([role=combobox])';

/**
 * Takes over what stands in a form's fields. Browsers and password managers fill fields in without an event that the page could
 * hear, and what is seen there is what is to be sent.
 */
export function takeWhatStands<Values extends FieldValues, Context>(
  element: HTMLFormElement | null,
  form: Pick<UseFormReturn<Values, Context>, 'getValues' | 'setValue'>,
): void {
  const fields = [...(element?.elements ?? [])].filter((one): one is Field => one.matches(written));
  for (const field of fields) {
    // For parts that hold their value themselves. React passes it on only where the value is another than it knows.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const known: unknown = form.getValues(field.name as Path<Values>);
    if ((typeof known === 'string' || typeof known === 'number') && String(known) !== field.value)
      form.setValue(field.name as Path<Values>, field.value as never, { shouldDirty: true });
  }
}
