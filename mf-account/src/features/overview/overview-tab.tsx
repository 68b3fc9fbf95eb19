import { paths } from '@dana/contracts/paths';
import { formatDate, formatNumber, useTexts } from '@dana/i18n';
import { useShell, useStateTopic } from '@dana/runtime';
import { Icon, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addressesQuery } from '#api/addresses.queries.ts';
import { ordersQuery } from '#api/orders.queries.ts';
import { Panel } from '#parts/panel.tsx';
import { PanelFailure } from '#parts/panel-states.tsx';
import css from './overview-tab.module.css';

/** The account at a glance: how many of what, and the last order. */
export function OverviewTab() {
  const { t } = useTexts('account');
  const { api, locale } = useShell();
  const orders = useQuery(ordersQuery(api, 1));
  const addresses = useQuery(addressesQuery(api));
  const wishlistCount = useStateTopic('wishlist.changed')?.productIds.length ?? 0;
  const compareCount = useStateTopic('compare.changed')?.productIds.length ?? 0;
  const [last] = orders.data?.orders ?? [];

  if (orders.isLoadingError || addresses.isLoadingError)
    return (
      <Panel title={t('profile.tab.overview')}>
        <PanelFailure
          title={t('overview.failed')}
          isRetrying={orders.isFetching || addresses.isFetching}
          onRetry={() => void Promise.all([orders.refetch(), addresses.refetch()])}
        />
      </Panel>
    );
  const counters = [
    { name: 'orders', icon: 'order', href: paths.profile('orders'), count: orders.data?.meta.total },
    { name: 'wishlist', icon: 'heart', href: paths.wishlist(), count: wishlistCount },
    { name: 'compare', icon: 'compare', href: paths.compare(), count: compareCount },
    { name: 'addresses', icon: 'pin', href: paths.profile('addresses'), count: addresses.data?.length },
  ] as const;
  return (
    <Panel title={t('profile.tab.overview')}>
      <ul className={css.counters}>
        {counters.map(({ name, icon, href, count }) => (
          <li key={name} aria-busy={count === undefined || undefined}>
            <Link to={href} className={css.counter}>
              <Icon name={icon} size={24} />
              <span className={css.count}>
                {count === undefined ? <Skeleton width="third" /> : formatNumber(count)}
              </span>
              <span className={css.label}>{t(`overview.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {last && (
        <p className={css.last}>
          <Link to={paths.order(last.id)}>{t('overview.lastOrder', { number: last.number })}</Link>
          <span>
            {formatDate(last.created_at, locale)} · {t(`orders.status.${last.status}`)}
          </span>
        </p>
      )}
    </Panel>
  );
}
