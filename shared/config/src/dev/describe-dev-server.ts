import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { devBuildFolder } from '../development.ts';
import { exposedModules } from '../exposed-modules.ts';
import { federationIdentity } from '../federation-identity.ts';
import { folderOf } from '../workspace.ts';

/** The version in a deployable's package.json now. */
export const readVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * What the storefront must know of a dev server, in the form that its `DEV_SERVERS` file has.
 * @param version – that its builds are called by: the one of when it was started.
 */
export async function describeDevServer(name: string, { port, version }: { port: number; version: string }) {
  const folder = folderOf(name);
  const base = `http://localhost:${port}/`;
  const common = { base, container: federationIdentity(name, version), version };
  const server = { folder: devBuildFolder(folder, 'node') };
  if (name === 'shell')
    return {
      ...common,
      ...server,
      entry: 'node/server.js',
      css: await stylesOfShell(base),
      ...nothingClaimed,
    };
  const manifest = await readManifest(folder);
  const { routes, nav = [], slots, services } = manifest;
  const styles = await stylesOfModules(base);
  const exposes = Object.fromEntries(
    Object.keys(exposedModules(folder, manifest)).map((module) => [module, styles.get(module) ?? []]),
  );
  return {
    ...common,
    ...server,
    entry: 'node/remoteEntry.js',
    css: [],
    exposes,
    routes,
    nav,
    slots,
    services,
  };
}

const nothingClaimed = { exposes: {}, routes: [], nav: [], slots: {}, services: [] };

let reads = 0;

/** A remote's manifest as it stands in the file now: a module is read once under one address. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  reads += 1;
  const { manifest } = await import(`${join(folder, 'src/exposed/manifest.ts')}?read=${reads}`);
  return manifest;
}

/** The style sheets of its first script, which documents link to. */
async function stylesOfShell(base: string): Promise<string[]> {
  type Built = { entries: { main?: { initial?: { css?: string[] } } } };
  const { entries } = await read<Built>(`${base}manifest.json`);
  return (entries?.main?.initial?.css ?? []).map((file) => file.replace(base, '').replace(/^\//, ''));
}

async function stylesOfModules(base: string): Promise<Map<string, string[]>> {
  type Exposed = { path: string; assets: Record<'css', { sync: string[]; async: string[] }> };
  const { exposes = [] } = await read<{ exposes?: Exposed[] }>(`${base}mf-manifest.json`);
  return new Map(exposes.map(({ path, assets }) => [path, assets.css.sync]));
}

async function read<Form extends object>(url: string): Promise<Partial<Form>> {
  const answer = await fetch(url);
  return answer.ok ? ((await answer.json()) as Form) : {};
}
