import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  label: string;
  hint?: ReactNode | undefined;
  /** The error in words; shown, linked to the control, and the control becomes `aria-invalid`. */
  error?: string | undefined;
  /** Shown after the label, for fields that may stay empty: "optional". */
  note?: string | undefined;
  /** The label is read but not drawn (search boxes). */
  hideLabel?: boolean | undefined;
};

/** What the control inside a field must carry. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Takes back that it is required, where the label says that it may stay empty. */
  'aria-required'?: undefined;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, note, hideLabel = false, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : css.label}>
        <span>{label}</span>
        {/* The space is read: without it the name would be one word. */}
        {note && ' '}
        {note && <span className={css.note}>{note}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        ...(note && { 'aria-required': undefined }),
      })}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The line under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <Icon name="error" size={16} className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
