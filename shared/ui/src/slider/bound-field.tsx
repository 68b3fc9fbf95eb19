import { plainNumber } from '@dana/contracts/digits';
import { TextField } from '@dana/ui';
import { type KeyboardEvent, useState } from 'react';

type BoundFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  unit: string | undefined;
  onCommit: (value: number) => void;
};

/** One end of a range, typed as amounts are written: digits of any script, a comma or a point, the currency beside it; cut to what is possible. */
export function BoundField({ label, value, min, max, unit, onCommit }: BoundFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const finish = () => {
    const number = parseAmount(typed ?? '');
    setTyped(null);
    if (number !== null) onCommit(Math.min(Math.max(number, min), max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    event.preventDefault();
  };

  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed ?? String(value)}
      unit={unit}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}

function parseAmount(text: string): number | null {
  const plain = plainNumber(text);
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
