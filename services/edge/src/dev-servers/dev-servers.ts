import type { Composition, ResolvedRelease } from '@dana/contracts/release/composition';
import * as z from 'zod/mini';

const devServerSchema = z.object({
  /** Where it answers, with a slash at the end. */
  base: z.string(),
  container: z.string(),
  version: z.string(),
  /** Its build for the server: an absolute path. */
  folder: z.string(),
  /** The file of it that is loaded first: `node/…`. */
  entry: z.string(),
  /** Style sheets of every document; only the shell's. */
  css: z.array(z.string()),
  /** The style sheets of each exposed module. */
  exposes: z.record(z.string(), z.array(z.string())),
  routes: z.array(z.any()),
  nav: z.array(z.any()),
  slots: z.record(z.string(), z.string()),
  services: z.array(z.any()),
});

/** Deployables that run from a dev server instead of a release, by name; `shell` among them. */
export const devServersFileSchema = z.object({
  /** When it was written: another value with each build. */
  at: z.number(),
  servers: z.record(z.string(), devServerSchema),
});

export type DevServer = z.infer<typeof devServerSchema>;
/** A dev server whose build stands in the folder of releases, under the hash of its files. */
export type BuiltDevServer = DevServer & { treeHash: string };

/** A composition in which some deployables come from their dev servers: their files have no hashes in the browser. */
export function overlayDevServers(
  composition: Composition,
  servers: Readonly<Record<string, BuiltDevServer>>,
): Composition {
  const { shell: devShell, ...devRemotes } = servers;
  const shell = devShell
    ? { ...composition.shell, ...serverPart(devShell), base: devShell.base, document: documentOf(devShell) }
    : composition.shell;
  const remotes = Object.entries(devRemotes).map(
    ([name, server]) => [name, { current: devRelease(server) }] as const,
  );
  return { ...composition, shell, remotes: { ...composition.remotes, ...Object.fromEntries(remotes) } };
}

const serverPart = ({ treeHash, entry }: BuiltDevServer) => ({ treeHash, serverEntry: entry });

const withoutHash = (file: string) => ({ file, integrity: '' });

const documentOf = ({ css }: DevServer) => ({
  js: [withoutHash('main.js')],
  css: css.map(withoutHash),
  locales: {},
  fonts: {},
});

function devRelease(server: BuiltDevServer): ResolvedRelease {
  const { base, container, version, exposes, routes, nav, slots, services } = server;
  return {
    ...serverPart(server),
    ...{ base, container, version, routes, nav, slots, services },
    entry: withoutHash('remoteEntry.js'),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([module, css]) => [module, { js: [], css: css.map(withoutHash) }]),
    ),
  };
}
