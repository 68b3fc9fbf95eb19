import type { Navigation, NavigationLink } from '@dana/contracts/navigation';
import type { Offering } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import type { ShopFacts } from '@dana/contracts/shop/shop-facts';

/** As many departments as a menu or a footer names in one line; all of them are a press further. */
const departmentsMax = 6;

type Known = Offering & { readonly shop?: ShopFacts | undefined };

/**
 * The links that lead to something: those that need more than the back end offers are left out, and what stands for the
 * departments becomes one link to each that the shop has.
 */
export function offeredLinks(all: Navigation, { extensions, shop }: Known): Navigation {
  if (extensions === undefined) return all;
  const departments = (shop?.departments ?? [])
    .slice(0, departmentsMax)
    .map(({ slug, name }): NavigationLink => ({ path: paths.category(slug), label: name }));
  const places = Object.entries(all).flatMap(([place, links]) => {
    const offered = links
      .filter(({ needs }) => needs === undefined || extensions.includes(needs))
      .flatMap((link) => (link.stands === 'departments' ? departments : [link]));
    return offered.length > 0 ? [[place, offered] as const] : [];
  });
  return Object.fromEntries(places);
}
