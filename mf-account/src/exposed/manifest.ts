import type { RemoteManifest, RouteClaim, VisitorRead } from '@dana/contracts/release/remote-manifest';

const page = { layout: 'default', cache: 'public' } satisfies Partial<RouteClaim>;
/** Whose document it is. */
const profile = { call: '/profile', of: 'session' } satisfies VisitorRead;

/** What mf-account offers to the shop: the shopper's account, orders and the wishlist. */
export const manifest = {
  remote: 'mf-account',
  routes: [
    { path: '/login', module: './login.route', ...page, query: ['reason', 'next'] },
    { path: '/register', module: './register.route', ...page, query: ['reason', 'next'] },
    { path: '/forgot', module: './forgot.route', ...page, query: ['reset'], needs: 'password-reset' },
    {
      path: '/confirm-email',
      module: './confirm-email.route',
      ...page,
      query: [],
      needs: 'email-confirmation',
    },
    { path: '/success-login', module: './success-login.route', ...page, query: [] },
    {
      path: '/profile',
      module: './profile.route',
      ...page,
      query: ['tab', 'address', 'page'],
      guard: 'user',
      reads: [
        profile,
        { call: '/orders?page=1&per_page=10', of: 'session', needs: 'orders' },
        { call: '/addresses', of: 'session', needs: 'addresses' },
      ],
    },
    {
      path: '/wishlist',
      module: './wishlist.route',
      ...page,
      query: [],
      reads: [profile, { call: '/favorites', of: 'session' }],
    },
    { path: '/order', module: './track.route', layout: 'default', cache: 'personal', needs: 'orders' },
    {
      path: '/order/:id',
      module: './order.route',
      example: '/order/1',
      layout: 'default',
      cache: 'personal',
      exists: '/orders/:id',
      existsNeeds: 'orders',
      reads: [profile, { call: '/orders/:id', of: 'session', needs: 'orders' }],
    },
  ],
  nav: [
    {
      path: '/order',
      label: { en: 'Track an order', ar: 'تتبع طلب' },
      places: { 'products.buying': 50, 'footer.account': 10 },
      needs: 'orders',
    },
    {
      path: '/wishlist',
      label: { en: 'Wishlist', ar: 'المفضلة' },
      places: { 'products.buying': 40, 'footer.account': 30 },
    },
    { path: '/profile', label: { en: 'My account', ar: 'حسابي' }, places: { 'footer.account': 40 } },
    {
      path: '/profile?tab=orders',
      label: { en: 'Order history', ar: 'سجل الطلبات' },
      places: { 'footer.account': 50 },
      needs: 'orders',
    },
    { path: '/login', label: { en: 'Sign in', ar: 'تسجيل الدخول' }, places: { 'products.more': 30 } },
    {
      path: '/login',
      label: { en: 'Sign in', ar: 'تسجيل الدخول' },
      places: { 'footer.account': 70 },
      for: 'guests',
    },
    { path: '/register', label: { en: 'Create account', ar: 'إنشاء حساب' }, places: { 'products.more': 40 } },
    {
      path: '/register',
      label: { en: 'Create account', ar: 'إنشاء حساب' },
      places: { 'footer.account': 80 },
      for: 'guests',
    },
    {
      path: '/forgot',
      label: { en: 'Forgotten password', ar: 'نسيت كلمة المرور' },
      places: { 'products.more': 50 },
      needs: 'password-reset',
    },
  ],
  slots: { 'account.orderDetails': './slots/order-details', 'account.signIn': './slots/sign-in' },
  services: [{ module: './wishlist.service', handles: ['wishlist.toggleRequested'], start: 'idle' }],
} satisfies RemoteManifest;
