import { splitLocale } from '@dana/contracts/locale';
import { matchRoute } from '@dana/contracts/match-route';
import type { PageEnvironment } from './page-environment.ts';

/** The page that the address bar names now, for the pieces of other remotes that are shown on it. */
export function currentPage({ remotes }: PageEnvironment): { path: string; params: Record<string, string> } {
  const { path } = splitLocale(location.pathname);
  return { path, params: matchRoute(remotes, path)?.params ?? {} };
}
