import { classNames, Spinner } from '@dana/ui';
import { Amount } from '#parts/amount.tsx';
import type { CartLine } from './cart-view.ts';
import css from './line-total.module.css';

/** What a line costs, by the server; dimmed with a turning mark while a new amount is on its way. */
export function LineTotal({ line, size }: { line: CartLine; size?: 'small' | 'medium' }) {
  const { line_total: total } = line.item;
  return (
    <span className={css.total} aria-busy={line.isPending || undefined}>
      {line.isPending && (
        <span className={css.mark}>
          <Spinner />
        </span>
      )}
      <span className={classNames(line.isPending && css.pending)}>
        {total !== undefined && <Amount value={total} size={size ?? 'medium'} />}
      </span>
    </span>
  );
}
