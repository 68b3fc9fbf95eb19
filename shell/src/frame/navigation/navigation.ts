import { paths } from '@dana/contracts/paths';

/** A link of the frame; `text` is a key of the shell's texts. */
export type NavigationLink = { path: string; text: string };

/** The menus that hang below an entry; what they hold comes with the first look at one of them. */
export type PanelName = 'home' | 'shop' | 'products' | 'blog';

export type MenuEntry = NavigationLink & { panel?: PanelName };

/** The main menu. */
export const menuEntries: MenuEntry[] = [
  { path: paths.home(), text: 'menu.home', panel: 'home' },
  { path: paths.shop(), text: 'menu.shop', panel: 'shop' },
  { path: paths.shopCategories(), text: 'menu.products', panel: 'products' },
  { path: paths.coupons(), text: 'menu.coupons' },
  { path: paths.blog(), text: 'menu.blog', panel: 'blog' },
  { path: paths.contact(), text: 'menu.contact' },
];

/** The four roots of the catalogue; their slugs are part of public addresses. */
export const departmentLinks: NavigationLink[] = [
  { path: paths.category('electronics'), text: 'menu.electronics' },
  { path: paths.category('fashion'), text: 'menu.fashion' },
  { path: paths.category('beauty'), text: 'menu.beauty' },
  { path: paths.category('jewelry'), text: 'menu.jewelry' },
];

/** Id of the element that holds the menu at the foot of each page. */
export const footerMenuId = 'menu';

/** The menu at the foot of each page: the only one with departments where no script runs. */
export const footerMenuLinks: NavigationLink[] = [
  { path: paths.shop(), text: 'menu.shop' },
  ...departmentLinks,
  { path: paths.coupons(), text: 'menu.coupons' },
  { path: paths.blog(), text: 'menu.blog' },
  { path: paths.about(), text: 'menu.about' },
];

/** Footer columns. Links whose page no remote offers are left out. */
export const accountLinks: NavigationLink[] = [
  { path: paths.trackOrder(), text: 'footer.trackOrder' },
  { path: paths.page('shipping'), text: 'footer.shipping' },
  { path: paths.wishlist(), text: 'footer.wishlist' },
  { path: paths.profile(), text: 'footer.profile' },
  { path: paths.profile('orders'), text: 'footer.orders' },
  { path: paths.page('returns'), text: 'footer.returns' },
];

/** What a signed-in shopper has no use for. */
export const guestLinks: NavigationLink[] = [
  { path: paths.login(), text: 'footer.signIn' },
  { path: paths.register(), text: 'footer.register' },
];

export const informationLinks: NavigationLink[] = [
  { path: paths.about(), text: 'footer.about' },
  { path: paths.page('privacy'), text: 'footer.privacy' },
  { path: paths.page('terms'), text: 'footer.terms' },
  { path: paths.blog(), text: 'footer.blog' },
  { path: paths.contact(), text: 'footer.contact' },
];
