import { collected } from '@dana/commerce/order/order-kind';
import type { Order, OrderStatus, Shipment } from '@dana/contracts/api/order';
import { formatDate } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Icon, type IconName } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { timelineSteps } from './timeline-steps.ts';
import css from './timeline.module.css';

type Followed = Pick<Order, 'status' | 'history' | 'shipment'>;

/** How far an order is, step by step. `isPickup`: it is collected at the shop. */
export function Timeline({ order, isPickup }: { order: Followed; isPickup: boolean }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  return (
    <ol className={css.steps}>
      {timelineSteps(order, isPickup).map(({ status, at, state }) => (
        <li
          key={status}
          className={classNames(css.step, css[state], toneOf(status) !== 'way' && css[toneOf(status)])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark}>
            {state !== 'coming' && <Icon name={marks[toneOf(status)]} size={16} />}
          </span>
          <span className={css.name}>{t(`timeline.${status}`, collected(isPickup))}</span>
          {at && <span className={css.at}>{formatDate(at, locale)}</span>}
          {status === 'shipped' && order.shipment && <Parcel shipment={order.shipment} />}
        </li>
      ))}
    </ol>
  );
}

/** Who brings it, and its number there. */
function Parcel({
  shipment: { courier, tracking_number: number, tracking_url: link },
}: {
  shipment: Shipment;
}) {
  const { t } = useTranslation('account');
  return (
    <span className={css.parcel}>
      {number ? <span>{t('timeline.shipment', { courier })}</span> : <bdi>{courier}</bdi>}{' '}
      {link && /^https?:\/\//.test(link) ? (
        <a href={link} target="_blank" rel="noreferrer">
          {number ? (
            <bdi dir="ltr" translate="no">
              {number}
            </bdi>
          ) : (
            t('timeline.follow')
          )}
        </a>
      ) : (
        <bdi dir="ltr" translate="no">
          {number}
        </bdi>
      )}
    </span>
  );
}

type Tone = 'way' | 'waiting' | 'end';

const marks: Record<Tone, IconName> = { way: 'check', waiting: 'card', end: 'close' };

/** Where a step leads: on, nowhere until it is paid, or no further. */
function toneOf(status: OrderStatus): Tone {
  if (status === 'awaiting_payment') return 'waiting';
  return status === 'cancelled' || status === 'refunded' ? 'end' : 'way';
}
