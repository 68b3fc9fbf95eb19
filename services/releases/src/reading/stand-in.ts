import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Ref } from '@dana/contracts/release/revision';

/**
 * Stands for a release of which neither manifest nor files can be had, nor any version before: its pages are known by
 * the revision, so they are answered with the region that says what is missing, and not with "there is no such page".
 */
export function standIn(
  remote: string,
  { version, treeHash, entryIntegrity, routes, emits, listens }: Ref,
): ReleaseManifest {
  return {
    schema: 1,
    ...{ remote, version, treeHash, routes, emits, listens },
    container: `${remote.replaceAll('-', '_')}_missing`,
    builtWith: { federation: '', rspack: '' },
    entry: { file: 'web/missing.js', integrity: entryIntegrity },
    serverEntry: 'node/missing.js',
    exposes: {},
    slots: {},
    services: [],
    shared: {},
    files: [],
  };
}

/** Every published build has files. */
export const isStandIn = ({ files }: ReleaseManifest): boolean => files.length === 0;
