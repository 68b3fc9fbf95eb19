import type { PageModule } from '@dana/runtime';
import { CheckoutPage } from './checkout-page.tsx';

export const head: PageModule['head'] = ({ t }) => ({ title: t('checkout.title'), isPrivate: true });

/** `/checkout`: the server sends its frame, the browser fills it in. */
export function Component() {
  return <CheckoutPage />;
}
