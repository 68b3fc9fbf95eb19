import { Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { largestQuantity } from './cart-limits.ts';
import type { CartLine } from './cart-view.ts';
import css from './line-notes.module.css';
import { useLine } from './use-line.ts';

/** What is wrong with a line, in the line: too few left, or a change that came to nothing. */
export function LineNotes({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { retry } = useLine(line);
  const { failure, isFailureSaid, isQueued, isShort, isWithdrawn, limits } = line;
  const left = largestQuantity(limits);
  const soldOut = isWithdrawn ? t('line.withdrawn') : t('line.soldOut');
  const note = failure && (
    <p className={css.failure}>
      <Icon name="error" size={16} />
      <span>
        <span>{(failure.kind === 'refused' && failure.message) || t('line.notChanged')}</span>{' '}
        <button type="button" className={css.retry} onClick={retry}>
          {t('retry')}
        </button>
      </span>
    </p>
  );
  return (
    <div>
      {isShort && (
        <p className={css.short}>
          <Icon name="warning" size={16} />
          <span>{left === 0 ? soldOut : t('line.onlyLeft', { count: left })}</span>
        </p>
      )}
      {/* These two answer what was asked of the line. */}
      <div role="status" className={css.notes}>
        {isQueued && (
          <p className={css.queued}>
            <Icon name="pause" size={16} />
            <span>{t('queued.line')}</span>
          </p>
        )}
        {!isFailureSaid && note}
      </div>
      {isFailureSaid && note}
    </div>
  );
}
