import type { Composition } from '@dana/contracts/release/composition';
import { readOwnCookie } from '../http/cookies.ts';
import type { Override } from '@dana/releases/reading/override-pass';
import { overrideCookieName, type Overrides } from './override-cookie.ts';
import { previewCookieName, type Previews } from './preview-cookie.ts';
import { slotNotes, type SlotNote } from '@dana/releases/reading/slot-notes';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { currentComposition } from './current-composition.ts';
import type { Asking } from './asking.ts';
import { knownOfVisitor } from './known-of-visitor.ts';
import { isOfStaff, type StaffPasses } from './staff-cookie.ts';
import { hasCanary, newVisitorCookie, readVisitor } from './visitor.ts';

/** The releases that one request is answered with, and what its answer must say because of them. */
export type ReleaseAnswer = {
  composition: Composition;
  /** Why it is this composition, of slots of which not everybody gets the same. */
  notes?: readonly SlotNote[];
  /** Made for somebody who has a preview link or an override: never stored, never found by search engines. */
  isPreview: boolean;
  /** A remote that this browser takes from its own machine. */
  override?: Override | undefined;
  /** Everybody gets these releases now, whatever their cookies are. */
  isShared: boolean;
  /** Which revision this is, when nobody knows whether it is the newest. */
  stale: number | undefined;
  setCookie: string | undefined;
};

type ResolverOptions = { watch: HeadWatch; previews: Previews; overrides: Overrides; staff: StaffPasses };

/** Decides once per request. `undefined` before anything is released. */
export type ReleaseResolver = (asking: Asking) => Promise<ReleaseAnswer | undefined>;

export function createReleaseResolver(options: ResolverOptions): ReleaseResolver {
  const { watch, previews, overrides, staff } = options;
  return async (asking) => {
    const { cookies, isSecure = false } = asking;
    const text = readOwnCookie(cookies, previewCookieName, isSecure);
    // A preview that cannot be had is no reason to show nothing: its visitor gets the shop as everybody does.
    const preview = text ? await previews.resolve(text).catch(() => undefined) : undefined;
    const pass = readOwnCookie(cookies, overrideCookieName, isSecure);
    const asked = pass ? await overrides.read(pass).catch(() => undefined) : undefined;
    const isStaff = await isOfStaff(cookies, isSecure, staff);
    // From here on nothing is waited for: all of the answer is of one revision.
    const snapshot = watch.current();
    if (snapshot === undefined) return undefined;
    const seen = readVisitor(cookies, isSecure);
    // What broke may be what stands in the place of a release: it says nothing of the release.
    const crashed = asked ? new Set<string>() : seen.crashed;
    const isDistinguished = hasCanary(snapshot);
    const visitor = knownOfVisitor(snapshot, asking, { visitorId: seen.visitorId, isStaff });
    const request = { ...visitor, crashed, ...(preview && { preview }) };
    const composition = currentComposition(watch, request);
    if (composition === undefined) return undefined;
    const override = asked && composition.remotes[asked.remote] && asked;
    const isOwn = preview !== undefined || override !== undefined;
    const isUnknown = seen.visitorId === undefined && isDistinguished;
    const isCommon = !isOwn && !isDistinguished && crashed.size === 0;
    return {
      composition,
      ...(!isCommon && { notes: slotNotes(snapshot, request) }),
      isPreview: isOwn,
      ...(override && { override }),
      isShared: isCommon,
      stale: watch.problem() && composition.revision,
      setCookie: isUnknown ? newVisitorCookie(isSecure) : undefined,
    };
  };
}
