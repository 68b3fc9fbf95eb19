import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What mf-cart-checkout offers to the shop. */
export const manifest = {
  remote: 'mf-cart-checkout',
  routes: [
    {
      path: '/cart',
      module: './cart.route',
      layout: 'default',
      cache: 'personal',
      reads: [{ call: '/checkout', of: 'cart' }],
    },
    {
      path: '/checkout',
      module: './checkout.route',
      layout: 'default',
      cache: 'personal',
      reads: [
        { call: '/checkout', of: 'cart' },
        { call: '/profile', of: 'session' },
      ],
    },
    {
      path: '/order-confirmation',
      module: './order-confirmation.route',
      layout: 'default',
      cache: 'personal',
    },
  ],
  nav: [
    { path: '/cart', label: { en: 'Cart', ar: 'السلة' }, places: { 'products.buying': 10 } },
    { path: '/checkout', label: { en: 'Checkout', ar: 'إتمام الطلب' }, places: { 'products.buying': 20 } },
  ],
  slots: {
    'cart.drawer': './slots/cart-drawer',
    'cart.buyAgain': './slots/buy-again',
    'checkout.unpaidOrder': './slots/unpaid-order',
  },
  services: [
    { module: './cart.service', handles: ['cart.addRequested', 'cart.couponRequested'], start: 'idle' },
  ],
} satisfies RemoteManifest;
