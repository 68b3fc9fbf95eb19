import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { RemoteManifest, RouteClaim } from '@dana/contracts/release/remote-manifest';
import { makeChange } from '../changes/make-change.ts';
import { classPrefix } from '../gate/outside-styles.ts';
import { readReleaseBuild } from '../publish/build.ts';
import { publishBuild } from '../publish/publish.ts';
import { integrityOf } from '../store/key.ts';
import type { Store } from '../store/store.ts';

type BuiltRemote = {
  remote?: string;
  version?: string;
  /** Text in the page's script: two builds with different marks have different bytes. */
  mark?: string;
  paths?: string[];
  /** Further parts of what it says about itself. */
  claims?: Partial<RemoteManifest>;
  /** Shared module → range that its build asks for. */
  shared?: Record<string, string>;
  /** What its build wrote down of what it takes and gives; without it, it is one of before that. */
  interfaces?: Partial<BuildInterfaces>;
  /** The style sheet of its page; without it one rule for a class of its own. */
  styles?: string;
  /** What its build for the server exports under the name of the container, as an expression. */
  serverValue?: string;
};

const noInterfaces: BuildInterfaces = {
  ...{ schema: 1, exports: {}, emits: {}, listens: {}, shows: {}, offers: {} },
};

/** Writes a folder as a remote looks after its build; the same arguments give the same bytes. */
export async function writeBuiltRemote(parent: string, options: BuiltRemote = {}): Promise<string> {
  const { remote = 'mf-demo', version = '1.0.0', mark = 'first', paths = ['/demo'] } = options;
  const { claims = {}, shared = { react: '^19.3.1' }, interfaces, styles } = options;
  const { serverValue = 'undefined' } = options;
  const container = `${remote}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
  const folder = join(parent, `${remote}-${version}-${mark}`);
  const route = { module: './demo.route', layout: 'default', cache: 'public' } as const;
  const manifest = {
    ...{ remote, routes: paths.map((path): RouteClaim => ({ path, ...route })) },
    ...{ slots: {}, services: [], emits: {}, listens: {}, ...claims },
  };
  const slotModules = Object.values(claims.slots ?? {});
  const chunks = {
    'demo.route.js': `// ${mark}`,
    'demo.route.css': styles ?? `.${classPrefix(container)}000{color:red}`,
    'late.js': '// late',
  };
  const hashes = Object.values(chunks).map((text) => integrityOf(new TextEncoder().encode(text)));
  const script = `self.${container} = ${JSON.stringify([mark, ...hashes])};\n${'// so long that compressing pays\n'.repeat(20)}`;
  await writeFiles(folder, {
    'package.json': JSON.stringify({ name: remote, version, type: 'module' }),
    'src/exposed/manifest.ts': `export const manifest = ${JSON.stringify(manifest)};\n`,
    ...(interfaces && { 'dist/web/interfaces.json': JSON.stringify({ ...noInterfaces, ...interfaces }) }),
    'dist/web/remoteEntry.abc.js': script,
    ...Object.fromEntries(Object.entries(chunks).map(([name, text]) => [`dist/web/${name}`, text])),
    'dist/web/late.js.map': '{}',
    'dist/web/mf-manifest.json': JSON.stringify(federationManifest(container, shared, slotModules)),
    'dist/node/remoteEntry.js': `exports.mark = ${JSON.stringify(mark)};\nexports.${container} = ${serverValue};`,
  });
  return folder;
}

/** Writes the folder of a built shell. */
export async function writeBuiltShell(
  parent: string,
  version = '1.0.0',
  provides: Record<string, string> = { react: '19.3.1' },
  renderer = rendererSource(version),
): Promise<string> {
  const folder = join(parent, `shell-${version}`);
  await writeFiles(folder, {
    'package.json': JSON.stringify({ name: 'shell', version }),
    'dist/web/static/js/main.1.js': `// shell ${version} ${['ar', 'en'].map((text) => integrityOf(new TextEncoder().encode(text))).join(' ')}`,
    'dist/web/static/js/locale-ar.1.js': 'ar',
    'dist/web/static/js/locale-en.1.js': 'en',
    'dist/web/static/css/main.1.css': '.a{}',
    'dist/web/static/font/readex-pro-arabic-wght-normal.1.woff2': 'arabic',
    'dist/web/static/font/readex-pro-latin-wght-normal.1.woff2': 'latin',
    'dist/web/static/font/readex-pro-latin-ext-wght-normal.1.woff2': 'latin-ext',
    'dist/web/provided.json': JSON.stringify(provides),
    'dist/web/manifest.json': JSON.stringify({
      allFiles: ['static/js/main.1.js', 'static/css/main.1.css', 'provided.json'],
      entries: { main: { initial: { js: ['static/js/main.1.js'], css: ['static/css/main.1.css'] } } },
    }),
    'dist/node/main.cjs': renderer,
  });
  return folder;
}

type PublishOptions = Parameters<typeof publishBuild>[1] & { remote: string; folder: string };

/** Publishes what stands built in a folder, under the version of its package.json. */
export const publishFolder = async ({ remote, folder, ...options }: PublishOptions) =>
  publishBuild(await readReleaseBuild(remote, folder), options);

/** Publishes a build and makes it live. */
export async function release(store: Store, folder: string, remote = 'mf-demo') {
  const { manifest } = await publishFolder({ store, env: 'production', remote, folder });
  const { version } = manifest;
  const change = { store, env: 'production', remote, version, actor: 'test', reason: 'because' };
  await makeChange({ verb: 'promote', ...change });
  return manifest;
}

function federationManifest(name: string, shared: Record<string, string>, modules: string[]) {
  const none = { sync: [], async: [] };
  return {
    name,
    metaData: { pluginVersion: '2.9.2', remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
    shared: Object.entries(shared).map(([share, requiredVersion]) => ({
      name: share,
      requiredVersion,
      assets: { js: none, css: none },
    })),
    exposes: [
      {
        path: './demo.route',
        assets: {
          js: { sync: ['demo.route.js'], async: ['late.js'] },
          css: { sync: ['demo.route.css'], async: [] },
        },
      },
      ...modules.map((path) => ({ path, assets: { js: none, css: none } })),
    ],
  };
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A renderer that shows the versions it was started with: enough to see what an edge makes pages from. */
const rendererSource = (version: string): string => `
exports.createRenderer = ({ composition, loadContainer }) => ({
  async render({ path }) {
    const shown = Object.entries(composition.remotes).map(([name, { current }]) => {
      loadContainer(current);
      return name + '@' + current.version;
    });
    return { kind: 'html', status: 200, html: '<p>' + ['shell@${version}', ...shown].join(' ') + '</p>', title: path,
      tags: [], jsonLd: [], used: [], verdict: { kind: 'page' }, queries: {}, brokenContainers: [], cache: 'public', problems: [] };
  },
});`;
