import type { Locale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';
import type { LoadingEnvironment } from './environment.ts';
import { addMessages } from './remote-messages.ts';

/** A module of a remote. `origin` is the release that it is of: "mf-product@1.2.0". */
export type Exposed<Module> = { module: Module; origin: string };

/** The module with a remote's messages of one language; each release exposes it. */
export const messagesModule = (locale: Locale): string => `./locale.${locale}`;

/**
 * Loads a page, slot or service of a remote, and gives the remote's messages to the document beside it. May be called again:
 * a module is evaluated once.
 * Errors: rejects as `RemoteLoader.load` does.
 */
export async function loadExposed<Module>(
  { loader, i18n, locale }: Pick<LoadingEnvironment, 'i18n' | 'locale'> & { loader: ModuleLoader },
  remote: string,
  moduleName: string,
): Promise<Exposed<Module>> {
  const { modules, release } = await loader.load(remote, [moduleName, messagesModule(locale)]);
  const [module, bundle] = modules;
  addMessages({ i18n, locale }, remote, bundle as TextBundle | undefined);
  // The form of a module is a contract between shell and remotes; federation itself knows no types.
  return { module: module as Module, origin: `${remote}@${release.version}` };
}

/** Asks for the code and messages of a module ahead of its use; `loadExposed` asks again and handles what went wrong. */
export function fetchExposed(
  { loader, locale }: Pick<LoadingEnvironment, 'locale'> & { loader: ModuleLoader },
  remote: string,
  moduleName: string,
): void {
  loader.load(remote, [moduleName, messagesModule(locale)]).catch(() => undefined);
}

type ModuleLoader = Pick<LoadingEnvironment['loader'], 'load'>;
