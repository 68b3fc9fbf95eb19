import type { ExposedModule } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import type { BuiltFile } from './built-file.ts';
import { type FileFinder, parseOutput } from './file-finder.ts';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of `mf-manifest.json` (@module-federation 2.x) that a release needs. */
const federationSchema = z.object({
  name: z.string(),
  metaData: z.object({
    pluginVersion: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

/**
 * Reads what the federation plugin wrote about a remote's web build.
 * Errors: refuses (422) when a file that it names was not built, with that file's name.
 */
export function readFederationOutput(files: readonly BuiltFile[], find: FileFinder) {
  const output = parseOutput(files, 'web/mf-manifest.json', federationSchema);
  const { remoteEntry, pluginVersion } = output.metaData;
  return {
    container: output.name,
    federation: pluginVersion,
    entry: find(`web/${remoteEntry.path}${remoteEntry.name}`),
    exposes: sortedRecord(output.exposes.map(({ path, assets }) => [path, exposedModule(assets, find)])),
    shared: sortedRecord(output.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}

/** The plugin's order differs from build to build; a manifest's bytes must not. */
function sortedRecord<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Assets = z.infer<typeof federationSchema>['exposes'][number]['assets'];

/** Late chunks are not preloaded, but a release without them is not whole. */
function exposedModule({ js, css }: Assets, find: FileFinder): ExposedModule {
  for (const late of [...js.async, ...css.async]) find(`web/${late}`);
  return { js: js.sync.map((file) => find(`web/${file}`)), css: css.sync.map((file) => find(`web/${file}`)) };
}
