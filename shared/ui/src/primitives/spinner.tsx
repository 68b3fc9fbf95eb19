import { classNames } from './class-names.ts';
import css from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = { label?: string | undefined; className?: string | undefined };

/** A small turning ring. With a label it is a status that is read out; without, decoration. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = <span className={classNames(css.ring, className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className={css.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
