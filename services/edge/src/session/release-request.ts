import type { Composition } from '@dana/contracts/release/composition';
import { readOwnCookie } from '../http/cookies.ts';
import { previewCookieName, type Previews } from './preview-cookie.ts';
import { slotNotes, type SlotNote } from '@dana/releases/reading/slot-notes';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { currentComposition } from './current-composition.ts';
import type { Asking } from './asking.ts';
import { knownOfVisitor } from './known-of-visitor.ts';
import { hasCanary, newVisitorCookie, readVisitor } from './visitor.ts';

/** The releases that one request is answered with, and what its answer must say because of them. */
export type ReleaseAnswer = {
  composition: Composition;
  /** Why it is this composition, of slots of which not everybody gets the same. */
  notes?: readonly SlotNote[];
  /** Made for somebody who has a preview link: never stored, never found by search engines. */
  isPreview: boolean;
  /** What the link shows, such as `mf-content 1.0.1`. */
  previewed?: readonly string[] | undefined;
  /** Everybody gets these releases now, whatever their cookies are. */
  isShared: boolean;
  /** Which revision this is, when nobody knows whether it is the newest. */
  stale: number | undefined;
  setCookie: string | undefined;
};

type ResolverOptions = { watch: HeadWatch; previews: Pick<Previews, 'resolve'> };

/** Decides once per request. `undefined` before anything is released. */
export type ReleaseResolver = (asking: Asking) => Promise<ReleaseAnswer | undefined>;

export function createReleaseResolver(options: ResolverOptions): ReleaseResolver {
  const { watch, previews } = options;
  return async (asking) => {
    const { cookies, isSecure = false } = asking;
    const text = readOwnCookie(cookies, previewCookieName, isSecure);
    // A preview that cannot be had is no reason to show nothing: its visitor gets the shop as everybody does.
    const preview = text ? await previews.resolve(text).catch(() => undefined) : undefined;
    // From here on nothing is waited for: all of the answer is of one revision.
    const snapshot = watch.current();
    if (snapshot === undefined) return undefined;
    const { visitorId, crashed } = readVisitor(cookies, isSecure);
    const isDistinguished = hasCanary(snapshot);
    const visitor = knownOfVisitor(snapshot, asking, { visitorId });
    const request = { ...visitor, crashed, ...(preview && { preview }) };
    const composition = currentComposition(watch, request);
    if (composition === undefined) return undefined;
    const isPreview = preview !== undefined;
    const isUnknown = visitorId === undefined && isDistinguished;
    const isCommon = !isPreview && !isDistinguished && crashed.size === 0;
    return {
      composition,
      ...(!isCommon && { notes: slotNotes(snapshot, request) }),
      isPreview,
      ...(preview && {
        previewed: Object.values(preview).map(({ remote, version }) => `${remote} ${version}`),
      }),
      isShared: isCommon,
      stale: watch.problem() && composition.revision,
      setCookie: isUnknown ? newVisitorCookie(isSecure) : undefined,
    };
  };
}
