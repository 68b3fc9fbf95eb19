import type { ComponentPropsWithRef } from 'react';
import css from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className'> & { className?: string | undefined };

/** The platform's own list of choices (best on phones); give `<option>`s. Takes `register('name')`. */
export function SelectField({
  label,
  hint,
  error,
  note,
  hideLabel,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(control) => (
        <span className={css.box}>
          <select {...select} {...control} className={css.select}>
            {children}
          </select>
          <Icon name="chevron-down" className={css.chevron} />
        </span>
      )}
    </Field>
  );
}
