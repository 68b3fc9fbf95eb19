import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { GateResult } from '@dana/contracts/release/revision';

export type GateFinding = GateResult['findings'][number];

/** What one rule looks at. `own`: live versions of the candidate's slot; `others`: those of all other slots. */
export type GateCase = {
  candidate: ReleaseManifest;
  own: ReleaseManifest[];
  others: ReleaseManifest[];
  /** What a release takes and gives, as its build wrote it down; undefined for one of before that. */
  interfacesOf: (release: ReleaseManifest) => BuildInterfaces | undefined;
};

/** One rule of the gate: pure, so that a dry run and the real thing cannot differ. Sentences say what to do. */
export type GateRule = { name: string; find: (gateCase: GateCase) => (string | { warning: string })[] };
