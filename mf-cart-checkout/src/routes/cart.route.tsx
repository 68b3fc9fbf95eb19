import type { PageHead, PageRequest } from '@dana/runtime';
import { CartPage } from '#features/cart/cart-page.tsx';
import { sentCartQuery } from '#features/cart/sent-cart.ts';

// Builds for browsers leave it out.
declare const __ON_SERVER__: boolean;

export async function loader({ api, queryClient, isAnswered }: PageRequest): Promise<void> {
  if (__ON_SERVER__ && isAnswered?.('/checkout')) await queryClient.prefetchQuery(sentCartQuery(api));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('cart.title'), isPrivate: true };
}

/** `/cart`: the server sends the cart of its cookie, or the page's frame, which the browser fills. */
export function Component() {
  return <CartPage />;
}
