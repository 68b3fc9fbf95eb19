import type { PageHead, PageRequest } from '@dana/runtime';
import { sentCartQuery } from '#features/cart/sent-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';

// Builds for browsers leave it out.
declare const __ON_SERVER__: boolean;

export async function loader({ api, queryClient, isAnswered }: PageRequest): Promise<void> {
  if (__ON_SERVER__ && isAnswered?.('/checkout')) await queryClient.prefetchQuery(sentCartQuery(api));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('checkout.title'), isPrivate: true };
}

/** `/checkout`: the server sends what is ordered by the cart of the cookie, the browser brings the form. */
export function Component() {
  return <CheckoutPage />;
}
