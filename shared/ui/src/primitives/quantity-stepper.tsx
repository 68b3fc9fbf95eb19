import { wholeNumber } from '@dana/contracts/digits';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './quantity-stepper.module.css';
import { Spinner } from './spinner.tsx';

export type QuantityStepperProps = {
  /** The confirmed quantity. */
  value: number;
  /** Asked for a whole number within `min`–`max`; called once per press or finished entry, only when it differs. */
  onChange: (quantity: number) => void;
  /**
   * Receives what was typed instead of `onChange`, whatever it is: beyond `min`–`max`, or undefined where it is no whole number;
   * and what a button would lead to that has reached its limit, so that a press on it can be answered. Without it, the first is
   * cut to the limits and the others change nothing.
   */
  onTyped?: ((quantity: number | undefined) => void) | undefined;
  /** Default 1. */
  min?: number | undefined;
  max?: number | undefined;
  /** Name the product in them: "Quantity of Pearl earrings", "One more …", "One fewer …". */
  labels: { field: string; increase: string; decrease: string };
  size?: 'small' | 'medium' | undefined;
  /** A change is on its way: announced and drawn; further changes wait. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** Minus, a field that takes Latin and Arabic digits, plus. */
export function QuantityStepper({
  value,
  onChange,
  onTyped,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  labels,
  size = 'medium',
  busy = false,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const ask = (quantity: number) => {
    const allowed = Math.min(Math.max(quantity, min), max);
    if (!busy && !disabled && allowed !== value) onChange(allowed);
  };
  const isLeast = disabled || value <= min;
  const isMost = disabled || value >= max;
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed === String(value) || busy || disabled) return;
    const quantity = wholeNumber(typed);
    if (onTyped) onTyped(quantity);
    else if (quantity !== undefined) ask(quantity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') ask(value + 1);
    else if (event.key === 'ArrowDown') ask(value - 1);
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else if (event.key === 'Enter') finish();
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="group"
      aria-label={labels.field}
      aria-busy={busy || undefined}
      className={classNames(css.stepper, css[size], disabled && css.disabled, className)}
    >
      <Step
        icon="minus"
        label={labels.decrease}
        isOff={isLeast}
        onPress={() => (isLeast ? onTyped?.(value - 1) : ask(value - 1))}
      />
      <input
        className={css.field}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={labels.field}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <Step
        icon="plus"
        label={labels.increase}
        isOff={isMost}
        onPress={() => (isMost ? onTyped?.(value + 1) : ask(value + 1))}
      />
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </div>
  );
}

type StepProps = { icon: 'plus' | 'minus'; label: string; isOff: boolean; onPress: () => void };

// aria-disabled: a button that reaches its limit under the finger must not lose the focus.
function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
