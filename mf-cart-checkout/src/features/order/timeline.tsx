import type { Order, OrderStatus } from '@dana/contracts/api/order';
import { formatDate, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { timelineSteps } from './timeline-steps.ts';
import css from './timeline.module.css';

/** How far an order is, step by step. */
export function Timeline({ order }: { order: Pick<Order, 'status' | 'history'> }) {
  const { t } = useTexts('cart-checkout');
  const { locale } = useShell();
  return (
    <ol className={css.steps}>
      {timelineSteps(order).map(({ status, at, state }) => (
        <li
          key={status}
          className={classNames(css.step, css[state], isEnd(status) && css.end)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark}>
            {state !== 'coming' && <Icon name={isEnd(status) ? 'close' : 'check'} size={16} />}
          </span>
          <span className={css.name}>{t(`timeline.${status}`)}</span>
          {at && <span className={css.at}>{formatDate(at, locale)}</span>}
        </li>
      ))}
    </ol>
  );
}

function isEnd(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'refunded';
}
