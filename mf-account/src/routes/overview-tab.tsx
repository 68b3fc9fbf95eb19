import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { LastOrders } from '#features/orders/last-orders.tsx';
import { Overview } from '#features/overview/overview.tsx';
import { ListedPictures } from '#features/wishlist/listed-pictures.tsx';

/** The account's first tab: its numbers, and the newest of its orders and of its wishlist. */
export function OverviewTab() {
  const { api } = useShell();
  return (
    <Overview>
      {offers(api, 'orders') && <LastOrders />}
      <ListedPictures />
    </Overview>
  );
}
