import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Ref, Slot } from '@dana/contracts/release/revision';
import type { Snapshot } from '../log/composition.ts';
import { sha256Hex } from '../store/key.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A release as the store describes it, without files on a disk: for rules that only read what it says. */
export function sampleRelease(
  remote: string,
  version: string,
  claims: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  return {
    schema: 1,
    ...{ remote, version, container: `${remote}_${version}`.replaceAll(/[^a-z0-9]/g, '_') },
    treeHash: sha256Hex(`${remote}@${version}`),
    builtWith: { federation: '2.9.2', rspack: '1.7.0' },
    entry: { file: 'web/remoteEntry.js', integrity },
    serverEntry: 'node/remoteEntry.js',
    exposes: {},
    routes: [],
    slots: {},
    services: [],
    shared: {},
    emits: {},
    listens: {},
    files: [{ path: 'web/remoteEntry.js', sha384: integrity, bytes: 9 }],
    ...claims,
  };
}

/** A shell that a page can be made with. */
export const sampleShell = (version: string, claims: Partial<ReleaseManifest> = {}): ReleaseManifest =>
  sampleRelease('shell', version, { document: { js: [], css: [], fonts: {}, locales: {} }, ...claims });

/** How a revision points at a release. */
export function refOf({ remote, version, treeHash, entry, routes, emits, listens }: ReleaseManifest): Ref {
  const manifest = `releases/${remote}/${version}.json`;
  return {
    ...{ version, treeHash, manifest, manifestIntegrity: integrity },
    ...{ entryIntegrity: entry.integrity, routes, emits, listens },
  };
}

/** A slot in which the first release is live and the others were before it, the newest first. */
export function slotOf(releases: [ReleaseManifest, ...ReleaseManifest[]], more: Partial<Slot> = {}): Slot {
  const [stable, ...previous] = releases;
  return { stable: refOf(stable), previous: previous.map(refOf), blocked: [], ...more };
}

/** A revision with these slots; `readable` are the releases whose manifests were not damaged. */
export function sampleSnapshot(slots: Record<string, Slot>, readable: readonly ReleaseManifest[]): Snapshot {
  const manifests = new Map(readable.map((manifest) => [refOf(manifest).manifest, manifest]));
  const gate = { verdict: 'passed' as const, findings: [] };
  const change = {
    ...{ actor: 'test', at: '2026-11-21T00:00:00Z', verb: 'promote' as const },
    ...{ reason: 'now', gate },
  };
  const head = { schema: 1 as const, env: 'production', revision: 7, parentHash: 'x' };
  return { manifests, revision: { ...head, change, slots } };
}
