import type { Composition, ResolvedRelease } from '@dana/contracts/release/composition';
import * as z from 'zod/mini';

const exposed = { js: [], css: [] };
const devServerSchema = z.object({
  /** Where its dev server answers, with a slash at the end. */
  base: z.string(),
  container: z.string(),
  version: z.string(),
  /** Names of the exposed modules. */
  modules: z.array(z.string()),
  routes: z.array(z.any()),
  nav: z.optional(z.array(z.any())),
  slots: z.record(z.string(), z.string()),
  services: z.array(z.any()),
});

/** Deployables that run from a dev server instead of a release, by name; `shell` among them. */
const devServersSchema = z.record(z.string(), devServerSchema);
export type DevServers = z.infer<typeof devServersSchema>;

/** What `DEV_SERVERS` says (JSON); undefined outside of development. Errors: throws when it is not in this form. */
export function readDevServers(text: string | undefined): DevServers | undefined {
  return text ? devServersSchema.parse(JSON.parse(text)) : undefined;
}

/** A composition in which some deployables come from their dev servers: no hashes, nothing rendered on the server. */
export function overlayDevServers(composition: Composition, servers: DevServers): Composition {
  const { shell: devShell, ...devRemotes } = servers;
  const shell = devShell
    ? { ...composition.shell, base: devShell.base, document: devDocument }
    : composition.shell;
  const remotes = Object.entries(devRemotes).map(
    ([name, server]) => [name, { current: devRelease(server) }] as const,
  );
  return { ...composition, shell, remotes: { ...composition.remotes, ...Object.fromEntries(remotes) } };
}

/** The dev server's script brings texts and styles with it. */
const devDocument = { js: [{ file: 'main.js', integrity: '' }], css: [], locales: {}, fonts: {} };

function devRelease({
  base,
  container,
  version,
  modules,
  routes,
  nav,
  slots,
  services,
}: DevServers[string]): ResolvedRelease {
  return {
    base,
    container,
    version,
    routes,
    ...(nav && { nav }),
    slots,
    services,
    treeHash: '',
    serverEntry: '',
    entry: { file: 'remoteEntry.js', integrity: '' },
    exposes: Object.fromEntries(modules.map((module) => [module, exposed])),
  };
}
