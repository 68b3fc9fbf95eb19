import { listPriceOf } from '@dana/contracts/list-limits';
import { Button, TextField } from '@dana/ui';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Range } from './range.ts';
import css from './slider.module.css';

type BoundFieldsProps = {
  labels: { lowest: string; highest: string; apply: string };
  value: Range;
  unit: string | undefined;
  decimals: number | undefined;
  /** Called with both ends, in order; not where nothing was typed, or nothing that is an amount. */
  onCommit: (range: Range) => void;
};

type Typed = { lowest?: string; highest?: string };

/**
 * Both ends of a range, typed in Latin or Arabic digits. They are one entry: taken together when the shopper presses the button
 * or Enter, or leaves the two. What is typed is never cut; ends that are the wrong way round are put right.
 */
export function BoundFields({ labels, value, unit, decimals, onCommit }: BoundFieldsProps) {
  const [typed, setTyped] = useState<Typed>({});

  const finish = () => {
    const ends = [listPriceOf(typed.lowest ?? ''), listPriceOf(typed.highest ?? '')];
    setTyped({});
    if (ends.every((end) => end === undefined)) return;
    const [from, to] = [ends[0] ?? value[0], ends[1] ?? value[1]];
    onCommit(from <= to ? [from, to] : [to, from]);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    // From one field to the other, or to the button, the entry goes on.
    if (!event.currentTarget.contains(event.relatedTarget)) finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || Object.keys(typed).length === 0) return;
    setTyped({});
    event.preventDefault();
  };
  const field = (end: 'lowest' | 'highest', present: number) => (
    <TextField
      label={labels[end]}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed[end] ?? (decimals === undefined ? String(present) : present.toFixed(decimals))}
      unit={unit}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
    />
  );

  return (
    <form className={css.fields} onSubmit={onSubmit} onBlur={onBlur} onKeyDown={onKeyDown}>
      {field('lowest', value[0])}
      {field('highest', value[1])}
      <Button type="submit" variant="outline" size="small" className={css.apply}>
        {labels.apply}
      </Button>
    </form>
  );
}
