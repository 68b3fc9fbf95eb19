import type { PageHead, PageRequest } from '@dana/runtime';
import { CheckoutPage } from './checkout-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('checkout.title'), isPrivate: true };
}

/** `/checkout`: the server sends its frame, the browser fills it in. */
export function Component() {
  return <CheckoutPage />;
}
