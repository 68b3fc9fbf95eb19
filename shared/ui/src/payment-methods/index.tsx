import type { PaymentMethod } from '@dana/contracts/api/payment';
import { classNames } from '../primitives/class-names.ts';
import css from './payment-methods.module.css';

type PaymentMethodsProps = {
  /** Those the API offers, in its order; undefined while that is not known. */
  methods: readonly (Pick<PaymentMethod, 'name'> & { id: string })[] | undefined;
  /** What the list is called. */
  label: string;
  className?: string | undefined;
};

/**
 * The ways to pay by the names that the shop gives them: drawings of ours could only guess what they are. Keeps the room of
 * a line until they are known, so that nothing jumps.
 */
export function PaymentMethods({ methods, label, className }: PaymentMethodsProps) {
  if (methods?.length === 0) return null;
  if (!methods) return <div className={classNames(css.ways, className)} />;
  return (
    <ul aria-label={label} className={classNames(css.ways, className)}>
      {methods.map(({ id, name }) => (
        <li key={id} className={css.way}>
          {name}
        </li>
      ))}
    </ul>
  );
}
