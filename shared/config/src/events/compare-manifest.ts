import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import type { EventUses } from './event-uses.ts';

/**
 * Where a remote's manifest and its code differ. The manifest is what a release says about itself, so
 * a fact that it leaves out could lose its last listener unseen.
 */
export function compareManifest(manifest: RemoteManifest, uses: EventUses, known: Set<string>): string[] {
  return (['emits', 'listens'] as const).flatMap((kind) => {
    const declared = new Set(Object.keys(manifest[kind]));
    const used = new Set([...uses[kind]].filter((event) => known.has(event)));
    return [
      ...[...used]
        .filter((event) => !declared.has(event))
        .map((event) => `its code ${kind} ${event}, its manifest does not say so`),
      ...[...declared]
        .filter((event) => !used.has(event))
        .map((event) => `its manifest says ${kind} ${event}, its code does not`),
    ].map((problem) => `${manifest.remote}: ${problem}`);
  });
}
