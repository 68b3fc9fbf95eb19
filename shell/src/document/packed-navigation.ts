import type { Navigation, NavigationLink } from '@dana/contracts/navigation';

type PackedLink = [path: string, label: string, more?: Omit<NavigationLink, 'path' | 'label'>];

/** The links of the frame as this release's documents carry them: names of fields cost more than they say. */
export type PackedNavigation = { [place: string]: PackedLink[] };

/** On the server. */
export function packNavigation(navigation: Navigation): PackedNavigation {
  const places = Object.entries(navigation).map(([place, links]) => [place, links.map(packLink)]);
  return Object.fromEntries(places);
}

function packLink({ path, label, ...more }: NavigationLink): PackedLink {
  return Object.keys(more).length > 0 ? [path, label, more] : [path, label];
}

/** In the browser. */
export function unpackNavigation(sent: PackedNavigation): Navigation {
  const places = Object.entries(sent).map(([place, links]) => [
    place,
    links.map(([path, label, more]): NavigationLink => ({ path, label, ...more })),
  ]);
  return Object.fromEntries(places);
}
