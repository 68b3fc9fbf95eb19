import { createRequire } from 'node:module';

/**
 * Modules of which a page holds exactly one copy: the shell's. Remotes consume them and never bundle them.
 * The exact import path is the key: federation does not match sub-paths (`@dana/ui/dialog` is bundled by its user).
 */
export const singletonNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-i18next',
  '@tanstack/react-query',
  'rxjs',
  '@dana/bus',
  '@dana/i18n',
  '@dana/api-client',
  '@dana/runtime',
  '@dana/ui',
] as const;

/** Those of them that are packages of ours. */
export const sharedPackages = singletonNames.filter((name) => name.startsWith('@dana/'));

export type SingletonShare = {
  import: false;
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
};

/**
 * What a remote asks of the shell: of libraries `^major.minor.0` of what it was built and tested with, since a patch adds
 * nothing to use; of our own packages their major version, since the gate compares each export that the remote uses with what
 * the live shell gives.
 */
export function singletonShares(folder: string): Record<string, SingletonShare> {
  const require = createRequire(`${folder}/package.json`);
  return Object.fromEntries(
    singletonNames.flatMap((name) => {
      const version = installedVersion(require, name);
      // A remote that does not depend on a singleton simply does not ask for it.
      if (version === undefined) return [];
      const [major, minor] = version.split('.');
      const least = name.startsWith('@dana/') ? `${major}.0.0` : `${major}.${minor}.0`;
      return [[name, { import: false, singleton: true, strictVersion: true, requiredVersion: `^${least}` }]];
    }),
  );
}

/** The exact versions that the shell provides, by module name. Errors: throws when one is not installed. */
export function providedVersions(folder: string): Record<string, string> {
  const require = createRequire(`${folder}/package.json`);
  return Object.fromEntries(
    singletonNames.map((name) => {
      const version = installedVersion(require, name);
      if (version === undefined)
        throw new Error(`${folder} provides ${name} to all remotes but does not depend on it.`);
      return [name, version];
    }),
  );
}

function installedVersion(require: NodeJS.Require, name: string): string | undefined {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return require(`${base}/${packageName}/package.json`).version;
    } catch {
      // Not in this node_modules folder: the next one up is asked.
    }
  }
  return undefined;
}
