import { fallbackLayout } from '@dana/contracts/match-route';
import type { Composition, InlineComposition, ReleaseLite } from '@dana/contracts/release/composition';
import type { ExposedModule } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';

type PackedRoute = Pick<RouteClaim, 'path' | 'guard'> &
  Partial<Pick<RouteClaim, 'module' | 'layout'>> & { cache?: 'personal' };
type PackedRelease = Omit<ReleaseLite, 'routes' | 'exposes'> & { routes: PackedRoute[] };

/**
 * A composition as this release's documents carry it: without what most routes have alike, and without the names of modules
 * that its claims name already.
 */
export type PackedComposition = Omit<InlineComposition, 'remotes'> & {
  remotes: Record<string, { current: PackedRelease; previous?: PackedRelease }>;
};

/** On the server. Picked by hand: it drops what browsers must not carry. */
export function packComposition({ id, revision, env, shell, remotes }: Composition): PackedComposition {
  return {
    id,
    revision,
    env,
    shell: { version: shell.version, base: shell.base },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current, previous }]) => [
        name,
        { current: packRelease(current), ...(previous && { previous: packRelease(previous) }) },
      ]),
    ),
  };
}

function packRelease({
  version,
  container,
  base,
  entry,
  routes,
  slots,
  services,
}: ReleaseLite): PackedRelease {
  return { version, container, base, entry, routes: routes.map(packRoute), slots, services };
}

/** Most pages' modules are called after their paths. */
const usualModule = (path: string): string => `.${path}.route`;

const packRoute = ({ path, module, layout, cache, guard }: RouteClaim): PackedRoute => ({
  path,
  ...(module !== usualModule(path) && { module }),
  ...(layout !== fallbackLayout && { layout }),
  ...(cache === 'personal' && { cache }),
  ...(guard && { guard }),
});

/** In the browser. A composition in its whole form stays as it is: a page that was not rendered has it. */
export function unpackComposition(sent: PackedComposition | InlineComposition): InlineComposition {
  const remotes = Object.entries(sent.remotes).map(([name, { current, previous }]) => [
    name,
    { current: unpackRelease(current), ...(previous && { previous: unpackRelease(previous) }) },
  ]);
  return { ...sent, remotes: Object.fromEntries(remotes) };
}

const noFiles: ExposedModule = { js: [], css: [] };

function unpackRelease(release: PackedRelease | ReleaseLite): ReleaseLite {
  if ('exposes' in release) return release;
  const routes = release.routes.map(
    (route): RouteClaim => ({
      module: usualModule(route.path),
      layout: fallbackLayout,
      cache: 'public',
      ...route,
    }),
  );
  const modules = [
    ...routes.map(({ module }) => module),
    ...Object.values(release.slots),
    ...release.services.map(({ module }) => module),
    './locale.en',
    './locale.ar',
  ];
  return { ...release, routes, exposes: Object.fromEntries(modules.map((module) => [module, noFiles])) };
}
