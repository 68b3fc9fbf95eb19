import type { InlineComposition, ReleaseLite } from '@dana/contracts/release/composition';
import { sharedModules } from './shared-modules.ts';

/** What federation's developer tools read of a page; the runtime adds to it. */
type Described = { moduleInfo?: Record<string, unknown>; __SHARE__?: Record<string, unknown> };

/**
 * Says in `__FEDERATION__` what this page consists of, for federation's developer tools: the runtime would do so for remotes that
 * it finds by their manifests, and here a document names them. Nothing in the shop reads it.
 */
export function describeToDevtools({ shell, remotes }: InlineComposition): void {
  const described = Object.entries(remotes).map(([remote, { current }]) => remoteInfo(remote, current));
  const federation: Described = Reflect.get(globalThis, '__FEDERATION__') ?? {};
  federation.moduleInfo = {
    ...federation.moduleInfo,
    shell: {
      version: shell.version,
      remoteEntry: '',
      remotesInfo: Object.fromEntries(
        described.map(({ remote, manifest }) => [remote, { matchedVersion: manifest }]),
      ),
    },
    ...Object.fromEntries(described.map(({ remote, manifest, info }) => [`${remote}:${manifest}`, info])),
  };
  federation.__SHARE__ = { [`shell:${shell.version}`]: { default: shares() }, ...federation.__SHARE__ };
  Reflect.set(globalThis, '__FEDERATION__', federation);
}

function remoteInfo(remote: string, { base, entry, container, version, exposes }: ReleaseLite) {
  const publicPath = new URL(`${base}web/`, location.origin).href;
  const manifest = `${publicPath}mf-manifest.json`;
  const info = {
    version: manifest,
    buildVersion: version,
    globalName: container,
    remoteEntry: entry.file.replace('web/', ''),
    remoteEntryType: 'global',
    remoteTypes: '',
    remotesInfo: {},
    shared: [],
    modules: Object.keys(exposes).map((path) => ({
      moduleName: path.replace('./', ''),
      modulePath: path,
      assets: { js: none, css: none },
    })),
    publicPath,
  };
  return { remote, manifest, info };
}

/** The files of a module come when it is asked for. */
const none = { sync: [], async: [] };

const shares = () =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, scope, shareConfig }]) => [
      name,
      {
        [version]: { version, scope: [scope], shareConfig, from: 'shell', useIn: [], deps: [], loaded: true },
      },
    ]),
  );
