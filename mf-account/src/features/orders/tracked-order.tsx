import { collected } from '@dana/commerce/order/order-kind';
import { panelClass } from '@dana/commerce/panel';
import type { TrackedOrder as Tracked } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { formatDate, formatMoney } from '@dana/i18n';
import { formatRange } from '@dana/i18n/format-range';
import { useShell } from '@dana/runtime';
import { classNames, LinkButton } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline } from './timeline.tsx';
import css from './track-form.module.css';

/** How far an order is, for somebody who knows its number and contact. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, number, created_at: placedAt, items_count: count, total, currency } = order;
  const { expected_delivery, account_order_id: ownerId, pickup: isPickup } = order;

  // The answer is where the shopper's attention belongs, also with a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that was found
  useEffect(() => heading.current?.focus(), [number]);

  return (
    <section className={classNames(panelClass, css.form)} aria-labelledby="tracked-order">
      <h2 id="tracked-order" ref={heading} tabIndex={-1}>
        {t('track.found')}{' '}
        <bdi dir="ltr" translate="no">
          {number}
        </bdi>
      </h2>
      <p>
        <span>
          {t('track.facts', {
            date: formatDate(placedAt, locale),
            items: t('itemCount', { count }),
          })}
        </span>
        {' · '}
        <bdi dir="ltr" translate="no">
          {formatMoney(total, currency)}
        </bdi>
      </p>
      {expected_delivery && (
        <p>
          <span>{t('orderPage.fact.delivery', collected(isPickup))}</span>:{' '}
          <span>{formatRange(expected_delivery.from, expected_delivery.to, locale)}</span>
        </p>
      )}
      <Timeline order={order} isPickup={isPickup} />
      <div>
        {id === null ? (
          <LinkButton
            href={paths.login(ownerId ? paths.order(ownerId) : paths.trackOrder())}
            variant="outline"
          >
            {t('track.signIn')}
          </LinkButton>
        ) : (
          <LinkButton href={paths.order(id)} variant="outline">
            {t('track.open')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
