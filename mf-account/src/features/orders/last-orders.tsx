import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '#api/orders.queries.ts';
import { PanelPart } from '#parts/panel-part.tsx';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';

const shownCount = 3;

/** The newest orders, each with its state; nothing when there is none, or while they are not known. */
export function LastOrders() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const orders = useQuery(ordersQuery(api, 1)).data?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <PanelPart title={t('overview.lastOrders')} allHref={paths.profile('orders')}>
      <ul>
        {orders.slice(0, shownCount).map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </PanelPart>
  );
}
