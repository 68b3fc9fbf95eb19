import { matchRoute } from '@dana/contracts/match-route';
import type { PageEnvironment } from './page-environment.ts';
import { loadPageModule } from './page-module.ts';

/**
 * Loads the code and the messages of a page that will probably be asked for, not its data: its beginning is then there in the frame
 * of the press. A failure shows when the page is asked for.
 * @param path – without the language prefix.
 */
export function preparePage(environment: PageEnvironment, path: string): void {
  const match = matchRoute(environment.remotes, path);
  if (match) loadPageModule(environment, match).catch(() => undefined);
}
