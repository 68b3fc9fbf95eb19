import type { PageHead, PageRequest } from '@dana/runtime';
import { CartPage } from '#features/cart/cart-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('cart.title'), isPrivate: true };
}

/** `/cart`: the server sends its frame, the browser knows whose cart it is. */
export function Component() {
  return <CartPage />;
}
