import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What mf-cart-checkout offers to the shop. */
export const manifest = {
  remote: 'mf-cart-checkout',
  routes: [
    { path: '/cart', module: './cart.route', layout: 'default', cache: 'personal' },
    { path: '/checkout', module: './checkout.route', layout: 'default', cache: 'personal' },
    { path: '/order', module: './track.route', layout: 'default', cache: 'personal', needs: 'orders' },
    {
      path: '/order-confirmation',
      module: './order-confirmation.route',
      layout: 'default',
      cache: 'personal',
    },
    {
      path: '/order/:id',
      module: './order.route',
      example: '/order/1',
      layout: 'default',
      cache: 'personal',
      exists: '/orders/:id',
      existsNeeds: 'orders',
    },
  ],
  nav: [
    { path: '/cart', label: { en: 'Cart', ar: 'السلة' }, places: { 'products.buying': 10 } },
    { path: '/checkout', label: { en: 'Checkout', ar: 'إتمام الطلب' }, places: { 'products.buying': 20 } },
    {
      path: '/order',
      label: { en: 'Track an order', ar: 'تتبع طلب' },
      places: { 'products.buying': 50, 'footer.account': 10 },
      needs: 'orders',
    },
  ],
  slots: { 'cart.drawer': './slots/cart-drawer' },
  services: [
    { module: './cart.service', handles: ['cart.addRequested', 'cart.couponRequested'], start: 'idle' },
  ],
} satisfies RemoteManifest;
