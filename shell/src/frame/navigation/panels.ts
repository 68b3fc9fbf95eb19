import type { Navigation, NavigationLink, NavigationPlace, PanelName } from '@dana/contracts/navigation';

/** A column of links under its title; a panel's columns stand side by side. `title` is a key of the shell's messages. */
type PanelColumn = { title: string; place: NavigationPlace };

/** What hangs below the entries of the main menu: the remotes fill it with links to their pages. */
const panelColumns: Record<PanelName, PanelColumn[]> = {
  home: [],
  shop: [
    { title: 'menu.departments', place: 'shop.departments' },
    { title: 'menu.layouts', place: 'shop.layouts' },
    { title: 'menu.features', place: 'shop.features' },
  ],
  products: [
    { title: 'menu.shopPages', place: 'products.shop' },
    { title: 'menu.productPages', place: 'products.pages' },
    { title: 'menu.buyingPages', place: 'products.buying' },
    { title: 'menu.morePages', place: 'products.more' },
  ],
  blog: [{ title: 'menu.blog', place: 'blog.pages' }],
};

/** Picture links beside the columns of a panel. */
const panelCards: Partial<Record<PanelName, NavigationPlace>> = { home: 'home.cards', shop: 'shop.cards' };

/** The columns of a panel that have links. */
export function columnsOf(all: Navigation, panel: PanelName): { title: string; links: NavigationLink[] }[] {
  return panelColumns[panel].flatMap(({ title, place }) => {
    const links = all[place] ?? [];
    return links.length > 0 ? [{ title, links }] : [];
  });
}

export function cardsOf(all: Navigation, panel: PanelName): NavigationLink[] {
  const place = panelCards[panel];
  return (place && all[place]) ?? [];
}

/** All links of a panel in one list, each address once; pictures only where there is nothing else. */
export function linksOf(all: Navigation, panel: PanelName): NavigationLink[] {
  const inColumns = columnsOf(all, panel).flatMap(({ links }) => links);
  const links = inColumns.length > 0 ? inColumns : cardsOf(all, panel);
  return [...new Map(links.map((link) => [link.path, link])).values()];
}
