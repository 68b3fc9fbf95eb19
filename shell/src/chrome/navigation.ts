import { paths } from '@dana/contracts/paths';

/** A link of the frame; `text` is a key of the shell's texts. */
export type NavigationLink = { path: string; text: string };

/** The main menu. Departments are the four roots of the catalogue; their slugs are part of public addresses. */
export const menuLinks: NavigationLink[] = [
  { path: paths.home(), text: 'menu.home' },
  { path: paths.shop(), text: 'menu.shop' },
  { path: paths.category('electronics'), text: 'menu.electronics' },
  { path: paths.category('fashion'), text: 'menu.fashion' },
  { path: paths.category('beauty'), text: 'menu.beauty' },
  { path: paths.category('jewelry'), text: 'menu.jewelry' },
  { path: paths.coupons(), text: 'menu.coupons' },
  { path: paths.blog(), text: 'menu.blog' },
  { path: paths.about(), text: 'menu.about' },
];

/** Footer columns. Links whose page no remote offers are left out. */
export const accountLinks: NavigationLink[] = [
  { path: paths.profile(), text: 'footer.profile' },
  { path: paths.trackOrder(), text: 'footer.trackOrder' },
  { path: paths.wishlist(), text: 'footer.wishlist' },
  { path: paths.cart(), text: 'footer.cart' },
];

/** What a signed-in shopper has no use for. */
export const guestLinks: NavigationLink[] = [
  { path: paths.login(), text: 'footer.signIn' },
  { path: paths.register(), text: 'footer.register' },
];

export const informationLinks: NavigationLink[] = [
  { path: paths.about(), text: 'footer.about' },
  { path: paths.blog(), text: 'footer.blog' },
  { path: paths.page('shipping'), text: 'footer.shipping' },
  { path: paths.page('returns'), text: 'footer.returns' },
  { path: paths.page('privacy'), text: 'footer.privacy' },
  { path: paths.page('terms'), text: 'footer.terms' },
  { path: paths.contact(), text: 'footer.contact' },
];
