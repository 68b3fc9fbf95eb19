import type { Canary } from '@dana/contracts/release/revision';
import type { NotedReason } from '@dana/releases/reading/mark-notes';
import { shareOf } from '@dana/releases/reading/canary-share';
import { withinTarget } from '@dana/releases/reading/health/within-target';

/*
 * A canary for some visitors is compared with the stable version of those visitors: in Arabic, or signed in, everything may fail
 * more often, with any version. So visits within the target whose bucket decided are counted once more under a name of their own.
 * Staff and named ids always get the canary: nobody stands beside them, and they are not compared.
 */

/** Under which name the visits are counted that a canary is judged by. */
export const comparedName = (release: string, canary: Canary): string =>
  shareOf(canary).targets === undefined ? release : withinTarget(release);

/** The further name that a visit with this note counts under; undefined for one that is not compared with others of a target. */
export const furtherName = (release: string, note: NotedReason | undefined): string | undefined =>
  note?.reason === 'targetShare' || note?.reason === 'targetOutside' ? withinTarget(release) : undefined;
