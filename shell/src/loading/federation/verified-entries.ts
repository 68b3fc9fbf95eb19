import type { ReleaseLite } from '@dana/contracts/release/composition';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadEntryScript } from './load-entry-script.ts';

/** A release and how often its entry failed before. */
export type Asked = { release: ReleaseLite; attempt: number };

/** Where a release's entry stands, as the document names it. */
export const entryUrl = ({ base, entry }: ReleaseLite): string => `${base}${entry.file}`;

/**
 * Has federation run entries only as their release's hash says. Errors: as `loadEntryScript`.
 * @param find – whose entry a remote's is.
 */
export function verifiedEntries(find: (name: string) => Asked | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-entries',
    async loadEntry({ remoteInfo }) {
      const { release, attempt } = find(remoteInfo.name) ?? {};
      if (!release) throw new Error(`${remoteInfo.name} is not part of the composition.`);
      const { entry, container } = release;
      // The container's form is internal to federation; it has no public type.
      return (await loadEntryScript(entryUrl(release), entry.integrity, container, attempt)) as never;
    },
  };
}
