import { shopOf } from '@dana/contracts/shop/shop-facts';
import { listPageOf } from '@dana/contracts/list-limits';
import type { PageHead, PageRequest } from '@dana/runtime';
import { addressesQuery } from '#api/addresses.queries.ts';
import { ordersQuery } from '#api/orders.queries.ts';

export { ProfilePage as Component } from './profile-page.tsx';

// Builds for browsers leave out what the server alone reads.
declare const __ON_SERVER__: boolean;

/** On the server: what the account's tabs begin with. In the browser each asks for its own. */
export async function loader({ api, queryClient, isAnswered, search }: PageRequest): Promise<void> {
  if (!__ON_SERVER__) return;
  const isFirst = listPageOf(search.get('page')) === 1;
  await Promise.all([
    isAnswered?.('/orders') && isFirst && queryClient.prefetchQuery(ordersQuery(api, 1)),
    isAnswered?.('/addresses') && queryClient.prefetchQuery(addressesQuery(api)),
  ]);
}

export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('profile.title'),
    description: t('profile.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
