import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { interfaceFiles, joinInterfaces } from '../gate/release-interfaces.ts';
import type { BuiltFile } from './built-file.ts';

/** Editions by hand are no more: what an event holds is compared by its shape. Older servers still compare these. */
const version = { emitted: '1.0.0', received: '^1.0.0' };

/** What the builds of a release wrote down; undefined for those of before. */
export function recordedInterfaces(files: readonly BuiltFile[]): BuildInterfaces | undefined {
  return joinInterfaces(interfaceFiles.map((file) => files.find(({ path }) => path === file)?.bytes));
}

/** The bytes under which they are kept, and which are signed. */
export const interfacesBytes = (interfaces: BuildInterfaces): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(interfaces));

/**
 * The events that a build emits and receives and the slots that it shows, as it wrote them down; for one of before that, what
 * its source says.
 */
export function recordedFacts(files: readonly BuiltFile[], source: RemoteManifest) {
  const { emits = {}, listens = {}, uses } = source;
  const recorded = recordedInterfaces(files);
  if (!recorded) return { emits, listens, ...(uses && { uses }) };
  return {
    emits: withVersion(recorded.emits, version.emitted),
    listens: withVersion(recorded.listens, version.received),
    uses: Object.keys(recorded.shows).toSorted(),
  };
}

const withVersion = (named: Readonly<Record<string, unknown>>, text: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(named)
      .toSorted()
      .map((name) => [name, text]),
  );
