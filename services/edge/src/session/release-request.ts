import type { Composition } from '@dana/contracts/release/composition';
import { type Cookies, readOwnCookie } from '../http/cookies.ts';
import type { Override } from '@dana/releases/reading/override-pass';
import { overrideCookieName, type Overrides } from './override-cookie.ts';
import { previewCookieName, type Previews } from './preview-cookie.ts';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { currentComposition } from './current-composition.ts';
import { hasCanary, newVisitorCookie, readVisitor } from './visitor.ts';

/** The releases that one request is answered with, and what its answer must say because of them. */
export type ReleaseAnswer = {
  composition: Composition;
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

type ResolverOptions = { watch: HeadWatch; previews: Previews; overrides: Overrides };

/**
 * Decides once per request, by its cookies alone. `undefined` before anything is released.
 * @param isSecure – the shop is reached by https: a cookie of the answer is for https only.
 */
export type ReleaseResolver = (cookies: Cookies, isSecure?: boolean) => Promise<ReleaseAnswer | undefined>;

export function createReleaseResolver({ watch, previews, overrides }: ResolverOptions): ReleaseResolver {
  return async (cookies, isSecure = false) => {
    const snapshot = watch.current();
    if (snapshot === undefined) return undefined;
    const text = readOwnCookie(cookies, previewCookieName);
    // A preview that cannot be had is no reason to show nothing: its visitor gets the shop as everybody does.
    const preview = text ? await previews.resolve(text).catch(() => undefined) : undefined;
    const pass = readOwnCookie(cookies, overrideCookieName);
    const asked = pass ? await overrides.read(pass).catch(() => undefined) : undefined;
    const { visitorId, ...visitor } = readVisitor(cookies);
    // What broke may be what stands in the place of a release: it says nothing of the release.
    const crashed = asked ? new Set<string>() : visitor.crashed;
    const isDistinguished = hasCanary(snapshot);
    const composition = currentComposition(watch, {
      crashed,
      // Nothing goes by it while there is no canary.
      ...(isDistinguished && visitorId !== undefined && { visitorId }),
      ...(preview && { preview }),
    });
    if (composition === undefined) return undefined;
    const override = asked && composition.remotes[asked.remote] && asked;
    const isOwn = preview !== undefined || override !== undefined;
    const isUnknown = visitorId === undefined && isDistinguished;
    return {
      composition,
      isPreview: isOwn,
      ...(override && { override }),
      isShared: !isOwn && !isDistinguished && crashed.size === 0,
      stale: watch.problem() && composition.revision,
      setCookie: isUnknown ? newVisitorCookie(isSecure) : undefined,
    };
  };
}
