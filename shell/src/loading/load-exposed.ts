import type { Locale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';
import type { LoadingEnvironment } from './environment.ts';
import { addTexts } from './remote-texts.ts';

/** A module of a remote. `origin` is the release that it is of: "mf-product@1.2.0". */
export type Exposed<Module> = { module: Module; origin: string };

/** The module with a remote's texts of one language; each release exposes it. */
export const textsModule = (locale: Locale): string => `./locale.${locale}`;

/**
 * Loads a page, slot or service of a remote, and gives the remote's texts to the document beside it. May be called again:
 * a module is evaluated once.
 * Errors: rejects as `RemoteLoader.load` does.
 */
export async function loadExposed<Module>(
  { loader, texts, locale }: Pick<LoadingEnvironment, 'texts' | 'locale'> & { loader: ModuleLoader },
  remote: string,
  moduleName: string,
): Promise<Exposed<Module>> {
  const { modules, release } = await loader.load(remote, [moduleName, textsModule(locale)]);
  const [module, bundle] = modules;
  addTexts({ texts, locale }, remote, bundle as TextBundle | undefined);
  // The form of a module is a contract between shell and remotes; federation itself knows no types.
  return { module: module as Module, origin: `${remote}@${release.version}` };
}

/** Asks for the code and texts of a module ahead of its use; `loadExposed` asks again and handles what went wrong. */
export function fetchExposed(
  { loader, locale }: Pick<LoadingEnvironment, 'locale'> & { loader: ModuleLoader },
  remote: string,
  moduleName: string,
): void {
  loader.load(remote, [moduleName, textsModule(locale)]).catch(() => undefined);
}

type ModuleLoader = Pick<LoadingEnvironment['loader'], 'load'>;
