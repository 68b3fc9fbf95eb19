import { matchRoute } from '@dana/contracts/match-route';
import { paths } from '@dana/contracts/paths';
import type { Composition } from '@dana/contracts/release';
import type { ListedSlugs } from './listed-slugs.ts';

/** Pages without parameters that search engines shall find; samples, forms and personal pages are not among them. */
const fixedPaths = [
  paths.home(),
  paths.homeVariant(2),
  paths.homeVariant(3),
  paths.homeVariant(4),
  paths.shop(),
  paths.shopCategories(),
  paths.coupons(),
  paths.blog(),
  paths.about(),
  paths.contact(),
];

/** Every path (without language) that belongs into the sitemap and that a live remote answers. */
export function indexablePaths(remotes: Composition['remotes'], slugs: ListedSlugs): string[] {
  const all = [
    ...fixedPaths,
    ...slugs.categories.map(paths.category),
    ...slugs.brands.map(paths.brand),
    ...slugs.products.map((slug) => paths.product(slug)),
    ...slugs.posts.map(paths.blogPost),
    // A content page with an address of its own (the shop's story) is found there.
    ...slugs.pages.filter((slug) => !fixedPaths.includes(`/${slug}`)).map(paths.page),
  ];
  return all.filter((path) => matchRoute(remotes, path) !== undefined);
}
