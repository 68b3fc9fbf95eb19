import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import css from './field.module.css';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'>;

export type TextFieldProps = FieldTexts &
  InputProps & {
    className?: string | undefined;
    /** Belongs before the value and is read with it, in this order in every language: "+965", "KWD". */
    unit?: string | undefined;
    /** Inside the box at its start and end: an icon, a button. */
    before?: ReactNode | undefined;
    after?: ReactNode | undefined;
  };

// Written left to right in every language, see the direction rules of the shop.
const latinTypes: ReadonlySet<string> = new Set(['email', 'password', 'tel', 'url', 'number']);

/**
 * One line of text. Takes what `register('name')` of react-hook-form gives.
 * Direction: `ltr` for e-mail, password, telephone and addresses of pages, else that of what is typed; `dir` overrides.
 */
export function TextField({
  label,
  hint,
  error,
  note,
  hideLabel,
  className,
  unit,
  before,
  after,
  id,
  type = 'text',
  dir,
  placeholder = ' ',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(control) => (
        <span className={classNames(css.box, unit && css.measured)} dir={unit ? 'ltr' : undefined}>
          {(before ?? unit) && <span className={css.aside}>{before ?? unit}</span>}
          <input
            {...input}
            {...control}
            type={type}
            dir={dir ?? (latinTypes.has(type) ? 'ltr' : 'auto')}
            placeholder={placeholder}
            className={css.input}
          />
          {after && <span className={css.aside}>{after}</span>}
        </span>
      )}
    </Field>
  );
}

export type TextAreaProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & { className?: string | undefined };

/** Several lines of text in any language. */
export function TextArea({
  label,
  hint,
  error,
  note,
  hideLabel,
  className,
  id,
  rows = 4,
  dir = 'auto',
  placeholder = ' ',
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          dir={dir}
          placeholder={placeholder}
          className={classNames(css.box, css.area)}
        />
      )}
    </Field>
  );
}
