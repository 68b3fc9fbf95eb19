import type { PageModule } from '@dana/runtime';
import { OrderPage } from '#features/order/order-page.tsx';

export const head: PageModule['head'] = ({ t }) => ({ title: t('orderPage.title'), isPrivate: true });

/** `/order/{id}`: whose order it is, only the browser can prove. */
export function Component() {
  return <OrderPage />;
}
