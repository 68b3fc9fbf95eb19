import type { Navigation, NavigationPlace } from '@dana/contracts/navigation';

/** Places that pages show from the first view on; what hangs below the main menu comes with the first look at it. */
const standingPlaces = [
  'menu',
  'departments',
  'footer.menu',
  'footer.account',
  'footer.information',
] as const satisfies readonly NavigationPlace[];

/** The links that stand in the frame of each page, of those of all places. An entry below which nothing hangs is a plain link. */
export function standingOf(all: Navigation): Navigation {
  const filled = new Set(Object.keys(all).map((place) => place.split('.')[0]));
  const menu = all.menu?.map(({ panel, ...link }) =>
    panel && filled.has(panel) ? { ...link, panel } : link,
  );
  const places = standingPlaces.flatMap((place) => (all[place] ? [[place, all[place]] as const] : []));
  return { ...Object.fromEntries(places), ...(menu && { menu }) };
}
