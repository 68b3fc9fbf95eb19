import type { Navigation, NavigationLink, NavigationPlace } from '@dana/contracts/navigation';
import { createContext, useContext } from 'react';

/** The links of the shop's menus, which the live remotes bring along. */
export type FrameNavigation = {
  /** Of the places that each page shows. */
  standing: Navigation;
  /** Of all places. Rejects when they cannot be had; may be called again then. */
  readAll: () => Promise<Navigation>;
};

/** Filled once by the app. */
export const NavigationContext = createContext<FrameNavigation>({
  standing: {},
  readAll: () => Promise.resolve({}),
});

const none: NavigationLink[] = [];

/** The links of a place that each page shows, in their order. */
export function useLinks(place: NavigationPlace): NavigationLink[] {
  return useContext(NavigationContext).standing[place] ?? none;
}
