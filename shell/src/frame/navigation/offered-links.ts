import type { Navigation } from '@dana/contracts/navigation';
import type { Offering } from '@dana/contracts/offers';

/** The links that lead to something: those that need more than the back end offers are left out. */
export function offeredLinks(all: Navigation, { extensions }: Offering): Navigation {
  if (extensions === undefined) return all;
  const places = Object.entries(all).flatMap(([place, links]) => {
    const offered = links.filter(({ needs }) => needs === undefined || extensions.includes(needs));
    return offered.length > 0 ? [[place, offered] as const] : [];
  });
  return Object.fromEntries(places);
}
