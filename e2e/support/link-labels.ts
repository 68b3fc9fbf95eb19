import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import type { Locale } from '@dana/contracts/locale';
import { type NavigationPlace, navigationPlaces } from '@dana/contracts/navigation';
import { navigationOf } from '@dana/contracts/navigation-of';
import { paths } from '@dana/contracts/paths';
import { manifests } from './manifests.ts';

const live = Object.fromEntries(Object.entries(manifests).map(([name, current]) => [name, { current }]));
const links = { en: navigationOf(live, 'en'), ar: navigationOf(live, 'ar') };

export const isPlace = (name: string): name is NavigationPlace =>
  navigationPlaces.some((place) => place === name);

type Category = { slug: string; parent?: string; name: Record<Locale, string> };

/** Those of the sample shop. */
function departments(locale: Locale): { path: string; label: string }[] {
  const text = readFileSync(join(sampleCatalogue, 'categories.json'), 'utf8');
  return (JSON.parse(text) as Category[])
    .filter(({ parent }) => parent === undefined)
    .map(({ slug, name }) => ({ path: paths.category(slug), label: name[locale] }));
}

/** The words of a link that remotes bring into a place of the frame. Errors: throws where none of them does. */
export function linkLabel(place: NavigationPlace, path: string, locale: Locale): string {
  // What stands for the departments is one link to each.
  const found = (links[locale][place] ?? []).flatMap((link) =>
    link.stands === 'departments' ? departments(locale) : [link],
  );
  const link = found.find((one) => one.path === path);
  if (!link) throw new Error(`No remote brings a link to ${path} into ${place}.`);
  return link.label;
}
