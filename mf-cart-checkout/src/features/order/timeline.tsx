import type { Order, OrderStatus } from '@dana/contracts/api/order';
import { formatDate, useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Icon, type IconName } from '@dana/ui';
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
          className={classNames(css.step, css[state], toneOf(status) !== 'way' && css[toneOf(status)])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark}>
            {state !== 'coming' && <Icon name={marks[toneOf(status)]} size={16} />}
          </span>
          <span className={css.name}>{t(`timeline.${status}`)}</span>
          {at && <span className={css.at}>{formatDate(at, locale)}</span>}
        </li>
      ))}
    </ol>
  );
}

type Tone = 'way' | 'waiting' | 'end';

const marks: Record<Tone, IconName> = { way: 'check', waiting: 'card', end: 'close' };

/** Where a step leads: on, nowhere until it is paid, or no further. */
function toneOf(status: OrderStatus): Tone {
  if (status === 'awaiting_payment') return 'waiting';
  return status === 'cancelled' || status === 'refunded' ? 'end' : 'way';
}
