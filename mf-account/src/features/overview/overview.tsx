import { useShopMotif } from '@dana/commerce/shop-motif';
import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { useShell, useStateTopic } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressesQuery } from '#api/addresses.queries.ts';
import { ordersQuery } from '#api/orders.queries.ts';
import { Panel } from '#parts/panel.tsx';
import { PanelFailure, PanelLines } from '#parts/panel-states.tsx';
import { useTranslation } from 'react-i18next';
import { OverviewCounters } from './overview-counters.tsx';

/** The account at a glance: what its lists have newest, and under it how many of what. */
export function Overview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const [hasOrders, hasAddresses] = [offers(api, 'orders'), offers(api, 'addresses')];
  const orders = useQuery({ ...ordersQuery(api, 1), enabled: hasOrders });
  const addresses = useQuery({ ...addressesQuery(api), enabled: hasAddresses });
  const hasWishes = (useStateTopic('wishlist.changed')?.productIds.length ?? 0) > 0;
  const hasFailed = orders.isLoadingError || addresses.isLoadingError;
  const isPending = hasOrders && orders.isPending;
  return (
    <Panel title={t('profile.tab.overview')}>
      {hasFailed ? (
        <PanelFailure
          title={t('overview.failed')}
          isRetrying={orders.isFetching || addresses.isFetching}
          onRetry={() => void Promise.all([orders.refetch(), addresses.refetch()])}
        />
      ) : isPending ? (
        <PanelLines />
      ) : (
        <>
          {children}
          {(hasOrders ? orders.data?.meta.total === 0 : true) && !hasWishes && (
            <StateView
              kind="empty"
              as="h3"
              icon="order"
              picture={picture}
              title={t(hasOrders ? 'orders.empty.title' : 'wishlist.title')}
              text={t(hasOrders ? 'orders.empty.text' : 'overview.nothing')}
              action={<LinkButton href={paths.shop()}>{t('orders.empty.action')}</LinkButton>}
            />
          )}
          <OverviewCounters
            orders={hasOrders ? { count: orders.data?.meta.total } : undefined}
            addresses={hasAddresses ? { count: addresses.data?.length } : undefined}
          />
        </>
      )}
    </Panel>
  );
}
