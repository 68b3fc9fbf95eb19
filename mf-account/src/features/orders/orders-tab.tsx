import { useShopMotif } from '@dana/commerce/shop-motif';
import { listPageOf } from '@dana/contracts/list-limits';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { LinkButton, Pagination, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ordersQuery } from '#api/orders.queries.ts';
import { Panel } from '#parts/panel.tsx';
import { PanelFailure, PanelLines } from '#parts/panel-states.tsx';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';
import css from './orders-tab.module.css';

const hrefFor = (page: number): string => `${paths.profile('orders')}${page > 1 ? `&page=${page}` : ''}`;

/** The shopper's orders, ten to a page; the page is part of the address. */
export function OrdersTab() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = listPageOf(search.get('page'));
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    ordersQuery(api, page),
  );
  const lastPage = data?.meta.last_page ?? page;

  const goToLast = useEffectEvent(() => void navigate(hrefFor(lastPage), { replace: true }));
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  return (
    <Panel title={t('profile.tab.orders')}>
      {isPending && <PanelLines />}
      {isError && (
        <PanelFailure title={t('orders.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.meta.total === 0 && (
        <StateView
          kind="empty"
          as="h3"
          icon="order"
          picture={picture}
          title={t('orders.empty.title')}
          text={t('orders.empty.text')}
          action={<LinkButton href={paths.shop()}>{t('orders.empty.action')}</LinkButton>}
        />
      )}
      {data && data.orders.length > 0 && (
        <>
          <div aria-hidden="true" className={css.columns}>
            {(['number', 'date', 'status', 'total'] as const).map((column) => (
              <span key={column}>{t(`orders.column.${column}`)}</span>
            ))}
          </div>
          <ul aria-busy={isPlaceholderData || undefined} className={css.list}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          <Pagination
            current={page}
            pageCount={lastPage}
            hrefFor={hrefFor}
            className={css.pages}
            labels={{
              nav: t('orders.pages.label'),
              previous: t('orders.pages.previous'),
              next: t('orders.pages.next'),
              page: (number) => t('orders.pages.page', { number }),
            }}
          />
        </>
      )}
    </Panel>
  );
}
