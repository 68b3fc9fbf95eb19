import type { Composition } from '@dana/contracts/release/composition';
import type { HeadWatch } from '@dana/releases/log/watch-head';
import { readOwnCookie } from '../http/cookies.ts';
import type { Asking } from './asking.ts';
import { currentComposition } from './current-composition.ts';
import { previewCookieName, type Previews } from './preview-cookie.ts';
import { hasCanary, newVisitorId, readVisitor, visitorCookie } from './visitor.ts';

/** The releases that one request is answered with, and what its answer must say because of them. */
export type ReleaseAnswer = {
  composition: Composition;
  /** What this request would be answered with if a release of it could not be used: "mf-demo@1.1.0". */
  without?: (release: string) => Composition | undefined;
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
    const seen = readVisitor(cookies, isSecure);
    const { crashed } = seen;
    const isDistinguished = hasCanary(snapshot);
    // Who comes takes part in a canary with the first document already.
    const isNew = seen.visitorId === undefined && isDistinguished && !asking.isBot;
    const freshId = isNew ? newVisitorId() : undefined;
    const visitorId = seen.visitorId ?? (asking.isArrival ? freshId : undefined);
    const request = { ...(isDistinguished && { visitorId }), crashed, ...(preview && { preview }) };
    const composition = currentComposition(watch, request);
    if (composition === undefined) return undefined;
    const isPreview = preview !== undefined;
    const isCommon = !isPreview && !isDistinguished && crashed.size === 0;
    return {
      composition,
      without: (release) =>
        currentComposition(watch, { ...request, crashed: new Set([...crashed, release]) }),
      isPreview,
      ...(preview && {
        previewed: Object.values(preview).map(({ remote, version }) => `${remote} ${version}`),
      }),
      isShared: isCommon,
      stale: watch.problem() && composition.revision,
      setCookie: freshId && visitorCookie(freshId, isSecure),
    };
  };
}
