import type { PageHead, PageRequest } from '@dana/runtime';
import { OrderPage } from '#features/order/order-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('orderPage.title'), isPrivate: true };
}

/** `/order/{id}`: whose order it is, only the browser can prove. */
export function Component() {
  return <OrderPage />;
}
