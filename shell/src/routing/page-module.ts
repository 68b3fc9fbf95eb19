import type { RouteMatch } from '@dana/contracts/match-route';
import type { PageHead, PageModule, PageRequest } from '@dana/runtime';
import { type Exposed, loadExposed } from '../loading/load-exposed.ts';
import { remoteRequest } from '../loading/remote-request.ts';
import type { LoadedPage, PageEnvironment } from './page-environment.ts';

const moduleKey = ({ remote, route }: RouteMatch): string => `${remote} ${route.module}`;

/** The module of a page that was loaded before. */
export function loadedModuleOf(
  environment: PageEnvironment,
  match: RouteMatch,
): Exposed<PageModule> | undefined {
  return environment.loadedModules?.get(moduleKey(match));
}

/** Errors: rejects as `loadExposed` does. */
export async function loadPageModule(
  environment: PageEnvironment,
  match: RouteMatch,
): Promise<Exposed<PageModule>> {
  const loaded = await loadExposed<PageModule>(environment, match.remote, match.route.module);
  environment.loadedModules?.set(moduleKey(match), loaded);
  return loaded;
}

/** What a loader and a head function get. */
export function pageRequest(
  environment: PageEnvironment,
  { remote, params }: RouteMatch,
  path: string,
  search: URLSearchParams,
): PageRequest {
  const { publicOrigin, readLinks, isMissing = false, isAnswered } = environment;
  const request = { ...remoteRequest(environment, remote), params, path, search, publicOrigin, readLinks };
  return { ...request, ...(isMissing && { isMissing }), ...(isAnswered && { isAnswered }) };
}

/**
 * What a page says of itself with another query than the one it was loaded with. It is never worth a page: where its
 * remote throws, what it said before stands.
 */
export function headOf(
  environment: PageEnvironment,
  { match, module, head }: LoadedPage & { kind: 'page' },
  path: string,
  search: URLSearchParams,
): PageHead | undefined {
  try {
    return module.head?.(pageRequest(environment, match, path, search)) ?? head;
  } catch {
    return head;
  }
}
