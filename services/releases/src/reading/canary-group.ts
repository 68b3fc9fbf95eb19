import type { Targets } from '@dana/contracts/release/canary-targets';
import { sha256Hex } from '../store/hash.ts';

/** What is known of who asks. What is left out is not known, and fulfils no target. */
export type Visitor = {
  /** First-party id of the cookie `visitor`. */
  visitorId?: string | undefined;
  /** Of the page's address. */
  language?: string | undefined;
  /** ISO 3166-1, as a trusted proxy says. */
  country?: string | undefined;
  isSignedIn?: boolean | undefined;
  isStaff?: boolean | undefined;
};

/**
 * Why somebody is in a canary's group or is not. In: `id`, `staff`, `share`, `targetShare`. Out: `outside` and `targetOutside` by
 * their bucket, `noId` without one yet, and what of the targets did not fit. `target…` is of canaries with targets.
 */
export type GroupReason =
  | ('id' | 'staff' | 'share' | 'targetShare')
  | ('outside' | 'targetOutside' | 'noId' | 'language' | 'country' | 'unknownCountry' | 'signedIn');

export type GroupDecision = {
  isIn: boolean;
  reason: GroupReason;
  /** From 0 to 9,999, where it decided. */
  bucket?: number;
};

/** Unit of `percent`: per cent of those whom the targets leave. */
type Group = { salt: string; percent: number; targets?: Targets | undefined };

/** Where a visitor stands among 10,000, always at the same place. */
export const bucketOf = (salt: string, visitorId: string): number =>
  Number.parseInt(sha256Hex(salt + visitorId).slice(0, 8), 16) % 10_000;

/** Buckets below this one are in. */
export const bucketLimit = (percent: number): number => percent * 100;

/**
 * Whether a visitor belongs to a canary's group, and why. Pure. Ids and staff first, in any case; then all other targets must
 * fit; then the bucket decides. Sticky while the visitor stays as described, and monotone: a larger share only adds visitors.
 */
export function decideGroup({ salt, percent, targets }: Group, visitor: Visitor): GroupDecision {
  const { visitorId, isStaff = false } = visitor;
  if (visitorId !== undefined && targets?.ids?.includes(visitorId)) return { isIn: true, reason: 'id' };
  if (isStaff && targets?.staff) return { isIn: true, reason: 'staff' };
  const misfit = targets && misfitOf(targets, visitor);
  if (misfit) return { isIn: false, reason: misfit };
  if (visitorId === undefined) return { isIn: false, reason: 'noId' };
  const bucket = bucketOf(salt, visitorId);
  const isIn = bucket < bucketLimit(percent);
  if (targets) return { isIn, reason: isIn ? 'targetShare' : 'targetOutside', bucket };
  return { isIn, reason: isIn ? 'share' : 'outside', bucket };
}

/** The first target that this visitor does not fit. */
function misfitOf(
  { language, countries, signedIn }: Targets,
  visitor: Visitor,
): Extract<GroupReason, 'language' | 'country' | 'unknownCountry' | 'signedIn'> | undefined {
  if (language !== undefined && visitor.language !== language) return 'language';
  if (countries !== undefined && visitor.country === undefined) return 'unknownCountry';
  if (countries !== undefined && !countries.includes(visitor.country ?? '')) return 'country';
  if (signedIn !== undefined && visitor.isSignedIn !== signedIn) return 'signedIn';
  return undefined;
}
