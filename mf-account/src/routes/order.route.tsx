import { orderQuery } from '@dana/commerce/order/order.queries';
import { offers } from '@dana/contracts/offers';
import type { PageHead, PageRequest } from '@dana/runtime';
import { missingOrderKey } from '#api/orders.queries.ts';
import { OrderPage } from '#features/orders/order-page.tsx';

/**
 * Fetches the order ahead when the shopper comes from another page. For a new document the server knows at most that the visitor
 * has no such order: what stands in an order is left to the browser.
 */
export async function loader(request: PageRequest): Promise<void> {
  const { api, queryClient, isMissing, params } = request;
  const { id = '' } = params;
  if (!offers(api, 'orders')) return;
  if (isMissing) queryClient.setQueryData(missingOrderKey(id), true);
  if (typeof window !== 'undefined') await queryClient.prefetchQuery(orderQuery(api, id));
}

export function head({ t, isMissing }: PageRequest): PageHead {
  return { title: t(isMissing ? 'orderPage.notFound' : 'orderPage.title'), isPrivate: true };
}

/** `/order/{id}`: whose order it is, only the browser can prove. */
export function Component() {
  return <OrderPage />;
}
