import type { PageHead, PageRequest } from '@dana/runtime';
import { orderQuery } from '#api/orders.queries.ts';
import { OrderPage } from '#features/order/order-page.tsx';
import { useCartHandover } from './use-cart-handover.ts';

/**
 * Fetches the order ahead when the shopper comes from another page. For a new document the server does not know who asks,
 * and leaves it to the browser.
 */
export async function loader({ api, queryClient, params: { id = '' } }: PageRequest): Promise<void> {
  if (typeof window !== 'undefined') await queryClient.prefetchQuery(orderQuery(api, id));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('orderPage.title'), isPrivate: true };
}

/** `/order/{id}`: whose order it is, only the browser can prove. */
export function Component() {
  return <OrderPage cart={useCartHandover()} />;
}
