import { areTargets, type Targets } from '@dana/contracts/release/canary-targets';
import type { Canary, Climb } from '@dana/contracts/release/revision';

/** How many a canary reaches, of whom, and how it goes on. Unit of `percent`: per cent of those it is for. */
export type CanaryShare = { percent: number; climb?: Climb | undefined; targets?: Targets | undefined };

/** The share as it is meant. In the log that of a canary with targets stands where older servers do not look. */
export const shareOf = ({ targeted, percent, climb }: Canary): CanaryShare =>
  targeted ?? { percent, ...(climb && { climb }) };

/** The canary with another share, as the log keeps it: to a server from before targets a canary with targets is one of 0 %. */
export function withShare(
  { ref, salt, since }: Pick<Canary, 'ref' | 'salt' | 'since'>,
  { percent, climb, targets }: CanaryShare,
): Canary {
  const share = { percent, ...(climb && { climb }) };
  if (!areTargets(targets)) return { ref, salt, since, ...share };
  return { ref, salt, since, percent: 0, targeted: { targets, ...share } };
}
