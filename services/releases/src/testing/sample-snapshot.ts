import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Slot } from '@dana/contracts/release/revision';
import type { Snapshot } from '../log/composition.ts';
import { refOf } from './sample-release.ts';

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
