import { classNames } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './amount-rows.module.css';

export type AmountRow = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  tone?: 'plain' | 'saving' | 'total';
};

/** The sum of something, row by row. `isSettling`: new amounts are on their way. */
export function AmountRows({ rows, isSettling = false }: { rows: AmountRow[]; isSettling?: boolean }) {
  return (
    <dl className={classNames(css.rows, isSettling && css.settling)} aria-busy={isSettling || undefined}>
      {rows.map(({ key, label, value, tone = 'plain' }) => (
        <div key={key} className={classNames(css.row, css[tone])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
