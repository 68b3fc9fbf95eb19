import type { RsbuildConfig } from '@rsbuild/core';
import { createNameClass } from './class-names.ts';

type ChangeCssLoader = Extract<
  NonNullable<RsbuildConfig['tools']>['cssLoader'],
  (...words: never[]) => unknown
>;

/** Makes the loader of style sheets name classes as `createNameClass` does, for every build of a deployable. */
export function nameClasses(identity: string, folder: string): ChangeCssLoader {
  const nameClass = createNameClass(identity, folder);
  return (options) => {
    if (typeof options.modules !== 'object') throw new Error('Style sheets are not built as modules.');
    options.modules.getLocalIdent = ({ resourcePath }, _pattern, className) =>
      nameClass(resourcePath, className);
  };
}
