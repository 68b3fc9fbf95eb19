import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

type ChoiceInput = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'>;

export type CheckboxProps = ChoiceInput & {
  label: ReactNode;
  /** At the end of the line: a count, a price. */
  aside?: ReactNode | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

/** A native check box with its text as the target. Takes `register('name')`. */
export function Checkbox({ label, aside, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div className={classNames(css.stack, className)}>
      <label className={css.row}>
        <input
          {...input}
          id={id ?? ownId}
          type="checkbox"
          className={classNames(css.mark, css.check)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.text}>{label}</span>
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export type RadioProps = ChoiceInput & {
  label: ReactNode;
  aside?: ReactNode | undefined;
  className?: string | undefined;
};

/** One of several; put it in a `ChoiceGroup`. */
export function Radio({ label, aside, className, ...input }: RadioProps) {
  return (
    <label className={classNames(css.row, className)}>
      <input {...input} type="radio" className={classNames(css.mark, css.radio)} />
      <span className={css.text}>{label}</span>
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  );
}

export type RadioCardProps = ChoiceInput & {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** At the end of the card: a price, the mark of a payment method. */
  aside?: ReactNode | undefined;
  className?: string | undefined;
};

/** One of several, as a card that is wholly a target: shipping and payment methods, addresses. */
export function RadioCard({ title, text, aside, className, ...input }: RadioCardProps) {
  return (
    <label className={classNames(css.row, css.card, className)}>
      <input {...input} type="radio" className={classNames(css.mark, css.radio)} />
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.detail}>{text}</span>}
      </span>
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  );
}

export type ChoiceGroupProps = {
  legend: string;
  hideLegend?: boolean | undefined;
  error?: string | undefined;
  /** Nothing is chosen to begin with, and one must be. For radios only. */
  isRequired?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A fieldset that names a group of radios or check boxes and carries their error. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hideLegend = false, error, isRequired = false, className, children } = props;
  const errorId = useId();
  return (
    <fieldset
      // Only a group of radios can be required; `required` of a radio would call it wrong before anything was done.
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      className={classNames(css.stack, className)}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
