import { paths } from '@dana/contracts/paths';
import { departmentLinks, type NavigationLink, type PanelName } from './navigation.ts';

/** A column of links under its title; a panel's columns stand side by side. */
export type PanelColumn = { title: string; links: NavigationLink[] };

/** The four faces of the home page, each with the picture of its department. */
export const homeCards = [
  { path: paths.home(), text: 'menu.electronics', department: 'electronics' },
  { path: paths.homeVariant(2), text: 'menu.fashion', department: 'fashion' },
  { path: paths.homeVariant(3), text: 'menu.beauty', department: 'beauty' },
  { path: paths.homeVariant(4), text: 'menu.jewelry', department: 'jewelry' },
];

/** Picture links beside the shop's columns. */
export const shopCards = [
  { path: paths.shop({ status: 'on-sale' }), text: 'menu.onSale', department: 'electronics' },
  { path: paths.category('jewelry'), text: 'menu.jewelry', department: 'jewelry' },
];

const variant = (name: string, text: string): NavigationLink => ({ path: `/${name}`, text: `menu.${text}` });

/** What hangs below the entries of the main menu. Pages that no live remote offers are left out where it is drawn. */
export const panelColumns: Record<PanelName, PanelColumn[]> = {
  home: [],
  shop: [
    {
      title: 'menu.departments',
      links: [{ path: paths.shop(), text: 'menu.everything' }, ...departmentLinks],
    },
    {
      title: 'menu.layouts',
      links: [
        variant('shop-no-sidebar', 'shopNoSidebar'),
        variant('shop-right-sidebar', 'shopRightSidebar'),
        variant('shop-full-width', 'shopFullWidth'),
        variant('shop-1600', 'shop1600'),
        variant('shop-list', 'shopList'),
      ],
    },
    {
      title: 'menu.features',
      links: [
        variant('shop-categories', 'shopCategories'),
        variant('shop-filter-dropdown', 'shopFilterDropdown'),
        variant('shop-filter-offcanvas', 'shopFilterOffcanvas'),
        variant('shop-load-more', 'shopLoadMore'),
      ],
    },
  ],
  products: [
    {
      title: 'menu.shopPages',
      links: [
        { path: paths.shop(), text: 'menu.everything' },
        { path: paths.shopCategories(), text: 'menu.shopCategories' },
        { path: paths.search(), text: 'menu.search' },
        { path: paths.coupons(), text: 'menu.coupons' },
      ],
    },
    {
      title: 'menu.productPages',
      links: [
        variant('product-details', 'product'),
        variant('product-details-countdown', 'productCountdown'),
        variant('product-details-gallery', 'productGallery'),
        variant('product-details-list', 'productList'),
        variant('product-details-slider', 'productSlider'),
        variant('product-details-swatches', 'productSwatches'),
        variant('product-details-video', 'productVideo'),
      ],
    },
    {
      title: 'menu.buyingPages',
      links: [
        { path: paths.cart(), text: 'menu.cart' },
        { path: paths.checkout(), text: 'menu.checkout' },
        { path: paths.compare(), text: 'menu.compare' },
        { path: paths.wishlist(), text: 'menu.wishlist' },
        { path: paths.trackOrder(), text: 'menu.trackOrder' },
      ],
    },
    {
      title: 'menu.morePages',
      links: [
        { path: paths.about(), text: 'menu.about' },
        { path: paths.contact(), text: 'menu.contact' },
        { path: paths.login(), text: 'menu.signIn' },
        { path: paths.register(), text: 'menu.register' },
        { path: paths.forgotPassword(), text: 'menu.forgot' },
      ],
    },
  ],
  blog: [
    {
      title: 'menu.blog',
      links: [
        { path: paths.blog(), text: 'menu.blogAll' },
        variant('blog-grid', 'blogGrid'),
        variant('blog-list', 'blogList'),
        variant('blog-details', 'blogDetails'),
        variant('blog-details-2', 'blogDetailsWide'),
      ],
    },
  ],
};
