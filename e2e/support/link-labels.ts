import type { Locale } from '@dana/contracts/locale';
import { type NavigationPlace, navigationPlaces } from '@dana/contracts/navigation';
import { navigationOf } from '@dana/contracts/navigation-of';
import { manifests } from './manifests.ts';

const live = Object.fromEntries(Object.entries(manifests).map(([name, current]) => [name, { current }]));
const links = { en: navigationOf(live, 'en'), ar: navigationOf(live, 'ar') };

export const isPlace = (name: string): name is NavigationPlace =>
  navigationPlaces.some((place) => place === name);

/** The words of a link that remotes bring into a place of the frame. Errors: throws where none of them does. */
export function linkLabel(place: NavigationPlace, path: string, locale: Locale): string {
  const link = links[locale][place]?.find((one) => one.path === path);
  if (!link) throw new Error(`No remote brings a link to ${path} into ${place}.`);
  return link.label;
}
