import type { Navigation, NavigationLink, NavigationPlace } from '@dana/contracts/navigation';

/** Pages of one kind; `name` is a key of this remote's texts. */
export type SampleGroup = { name: string; links: Pick<NavigationLink, 'path' | 'label'>[] };

/** The kinds of pages, and the places that remotes bring links to them into. */
const kinds: [name: string, ...places: NavigationPlace[]][] = [
  ['samples.homes', 'home.cards'],
  ['samples.lists', 'shop.layouts', 'shop.features'],
  ['samples.products', 'products.pages'],
  ['samples.journal', 'blog.pages'],
  ['samples.shop', 'products.shop'],
  ['samples.buying', 'products.buying'],
  ['samples.more', 'products.more'],
];

/** The pages that remotes bring along, by kind; each once in its kind, and no kind without pages. */
export function sampleGroups(all: Navigation): SampleGroup[] {
  return kinds.flatMap(([name, ...places]) => {
    const found = places.flatMap((place) => all[place] ?? []);
    const links = [...new Map(found.map(({ path, label }) => [path, { path, label }])).values()];
    return links.length > 0 ? [{ name, links }] : [];
  });
}
