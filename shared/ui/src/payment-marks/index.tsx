import type { PaymentMethod } from '@dana/contracts/api/payment';
import { classNames } from '../primitives/class-names.ts';
import { markDrawings } from './mark-drawings.ts';
import { markKindOf } from './mark-kind.ts';
import css from './payment-marks.module.css';

type PaymentMarkProps = {
  method: Pick<PaymentMethod, 'code' | 'has_installments'>;
  /** Names it for those who do not see it, and under the pointer. Without, its words stand beside it. */
  name?: string;
};

/** One way to pay as a drawing, in the colour of the text around it. */
export function PaymentMark({ method, name }: PaymentMarkProps) {
  const { line, tint } = markDrawings[markKindOf(method)];
  return (
    <svg
      viewBox="0 0 44 28"
      width={44}
      height={28}
      className={css.mark}
      {...(name ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {name && <title>{name}</title>}
      {tint && <path d={tint} className={css.tint} />}
      <path d={line} />
    </svg>
  );
}

type PaymentMarksProps = {
  /** Those the API offers, in its order; undefined while that is not known. */
  methods:
    | readonly (Pick<PaymentMethod, 'code' | 'name' | 'has_installments'> & { id: string })[]
    | undefined;
  /** What the list is called. */
  label: string;
  className?: string | undefined;
};

/** The ways to pay as marks. Keeps the room of a line until they are known, so that nothing jumps. */
export function PaymentMarks({ methods, label, className }: PaymentMarksProps) {
  if (methods?.length === 0) return null;
  if (!methods) return <div className={classNames(css.marks, className)} />;
  return (
    <ul aria-label={label} className={classNames(css.marks, className)}>
      {methods.map((method) => (
        <li key={method.id} className={css.place}>
          <PaymentMark method={method} name={method.name} />
        </li>
      ))}
    </ul>
  );
}
