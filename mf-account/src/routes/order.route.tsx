import { orderQuery } from '@dana/commerce/order/order.queries';
import { offers } from '@dana/contracts/offers';
import type { PageHead, PageRequest } from '@dana/runtime';
import { missingOrderKey } from '#api/orders.queries.ts';
import { OrderPage } from '#features/orders/order-page.tsx';

/**
 * Fetches the order ahead when the shopper comes from another page. For a new document the server has it where the visitor's session
 * is allowed to see it, or knows that the visitor has no such order; a guest's is left to the browser.
 */
export async function loader(request: PageRequest): Promise<void> {
  const { api, queryClient, isMissing, isAnswered, params } = request;
  const { id = '' } = params;
  if (!offers(api, 'orders')) return;
  if (isMissing) queryClient.setQueryData(missingOrderKey(id), true);
  if (typeof window !== 'undefined' || isAnswered?.(`/orders/${id}`))
    await queryClient.prefetchQuery(orderQuery(api, id));
}

export function head({ t, isMissing }: PageRequest): PageHead {
  return { title: t(isMissing ? 'orderPage.notFound' : 'orderPage.title'), isPrivate: true };
}

/** `/order/{id}` */
export function Component() {
  return <OrderPage />;
}
