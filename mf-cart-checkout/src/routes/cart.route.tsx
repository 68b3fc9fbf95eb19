import type { PageModule } from '@dana/runtime';
import { CartPage } from '#features/cart/cart-page.tsx';

export const head: PageModule['head'] = ({ t }) => ({ title: t('cart.title'), isPrivate: true });

/** `/cart`: the server sends its frame, the browser knows whose cart it is. */
export function Component() {
  return <CartPage />;
}
