import { earlierNavigation } from './earlier-manifests.ts';
import type { Locale } from './locale.ts';
import { matchRoute } from './match-route.ts';
import {
  type Navigation,
  type NavigationEntry,
  type NavigationLink,
  type NavigationPlace,
  navigationPlaces,
} from './navigation.ts';
import type { RouteClaim } from './release/route-claim.ts';

type Offer = { routes: RouteClaim[]; nav?: NavigationEntry[] | undefined };

/**
 * The links that the live remotes bring into the frame, by place and in order, in the words of one language. With equal
 * ranks the order of the remotes' names decides. What is not in its form is left out: a menu is never worth the frame.
 * @param places – those that are wanted; all by default.
 */
export function navigationOf(
  remotes: Record<string, { current: Offer }>,
  locale: Locale,
  places: readonly NavigationPlace[] = navigationPlaces,
): Navigation {
  const entries = Object.keys(remotes)
    .toSorted()
    .flatMap((remote) => entriesOf(remote, remotes[remote]?.current));
  const found = places.map((place) => [place, linksOf(entries, place, locale)] as const);
  return Object.fromEntries(found.filter(([, links]) => links.length > 0));
}

/** Of a release: its own, or what the shop knew of it before releases brought their links along. */
function entriesOf(remote: string, offer: Offer | undefined): NavigationEntry[] {
  if (!offer) return [];
  const entries = offer.nav ?? earlierNavigation(remote);
  return entries.filter(({ path }) => isOwnPath(offer.routes, path));
}

/** Whether a path, with or without a query, is that of one of these routes. */
export function isOwnPath(routes: RouteClaim[], path: string): boolean {
  return matchRoute({ own: { current: { routes } } }, path.split('?')[0] ?? '') !== undefined;
}

function linksOf(entries: NavigationEntry[], place: NavigationPlace, locale: Locale): NavigationLink[] {
  return entries
    .flatMap(({ places, label, path, panel, picture, stands, for: audience, needs }) => {
      const rank = places[place];
      if (rank === undefined) return [];
      const link: NavigationLink = { path, label: label[locale] };
      if (panel && place === 'menu') link.panel = panel;
      if (picture && place.endsWith('.cards')) link.picture = picture;
      if (stands) link.stands = stands;
      if (audience) link.for = audience;
      if (needs) link.needs = needs;
      return [{ rank, link }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ link }) => link);
}
