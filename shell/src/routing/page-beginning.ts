import { matchRoute, type RouteMatch } from '@dana/contracts/match-route';
import type { PageHead, PageModule, PageRequest } from '@dana/runtime';
import type { ReactElement } from 'react';
import type { Exposed } from '../loading/load-exposed.ts';
import type { PageEnvironment } from './page-environment.ts';
import { loadedModuleOf, pageRequest } from './page-module.ts';

/** The beginning of a page, from what its remote knew at once. */
export type Beginning = { match: RouteMatch; origin: string; head: PageHead; element: ReactElement };

/** The beginning of a page whose module has been loaded before: at once, so that nothing is rendered twice for it. */
export function beginningAtOnce(
  environment: PageEnvironment,
  path: string,
  search: URLSearchParams,
): Beginning | undefined {
  const match = matchRoute(environment.remotes, path);
  const loaded = match && loadedModuleOf(environment, match);
  return loaded && beginningBy(loaded, match, pageRequest(environment, match, path, search));
}

/** It is never worth a page: where its remote fails at it, the page comes without. */
export function beginningBy(
  { module, origin }: Exposed<PageModule>,
  match: RouteMatch,
  request: PageRequest,
): Beginning | undefined {
  try {
    const preview = module.preview?.(request);
    return preview && { match, origin, head: { title: preview.title }, element: preview.element };
  } catch {
    return undefined;
  }
}
