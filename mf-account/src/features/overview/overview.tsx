import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell, useStateTopic } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { ShellMotif } from '@dana/ui/shell-motif';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressesQuery } from '#api/addresses.queries.ts';
import { ordersQuery } from '#api/orders.queries.ts';
import { Panel } from '#parts/panel.tsx';
import { PanelFailure } from '#parts/panel-states.tsx';
import { OverviewCounters } from './overview-counters.tsx';

/** The account at a glance: how many of what, and under it what its lists have newest. */
export function Overview({ children }: { children: ReactNode }) {
  const { t } = useTexts('account');
  const { api } = useShell();
  const orders = useQuery(ordersQuery(api, 1));
  const addresses = useQuery(addressesQuery(api));
  const hasWishes = (useStateTopic('wishlist.changed')?.productIds.length ?? 0) > 0;
  const hasFailed = orders.isLoadingError || addresses.isLoadingError;
  return (
    <Panel title={t('profile.tab.overview')}>
      {hasFailed ? (
        <PanelFailure
          title={t('overview.failed')}
          isRetrying={orders.isFetching || addresses.isFetching}
          onRetry={() => void Promise.all([orders.refetch(), addresses.refetch()])}
        />
      ) : (
        <>
          <OverviewCounters orders={orders.data?.meta.total} addresses={addresses.data?.length} />
          {children}
          {orders.data?.meta.total === 0 && !hasWishes && (
            <StateView
              kind="empty"
              as="h3"
              picture={<ShellMotif kind="open" />}
              title={t('orders.empty.title')}
              text={t('orders.empty.text')}
              action={<LinkButton href={paths.shop()}>{t('orders.empty.action')}</LinkButton>}
            />
          )}
        </>
      )}
    </Panel>
  );
}
