import { matchRoute } from '@dana/contracts/match-route';
import { createContext, useContext } from 'react';
import type { LoadingEnvironment } from '../../loading/environment.ts';

/** Whether a live remote answers a path (without the language prefix; a query does not matter). */
export type KnownPages = (path: string) => boolean;

/** The pages of one composition: menus name only what exists, so that a remote can come and go. */
export function knownPagesOf(remotes: LoadingEnvironment['remotes']): KnownPages {
  return (path) => matchRoute(remotes, path.split('?')[0] ?? path) !== undefined;
}

/** Filled once by the app; without it every page is taken as there. */
export const KnownPagesContext = createContext<KnownPages>(() => true);

/** Asks whether a page exists in this composition. */
export function useKnownPages(): KnownPages {
  return useContext(KnownPagesContext);
}
