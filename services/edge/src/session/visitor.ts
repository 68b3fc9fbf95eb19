import { randomBytes } from 'node:crypto';
import { deployableNameSchema, versionSchema } from '@dana/contracts/release/names';
import { crashesCookieName, readCrashes } from '@dana/contracts/release-crashes';
import { type Cookies, ownCookie, readOwnCookie } from '../http/cookies.ts';
import { shareOf } from '@dana/releases/reading/canary-share';
import type { Snapshot } from '@dana/releases/reading/resolve-composition';

/** Of `session-routes.ts`. */
export const signedInCookieName = 'signed_in';
/** First-party, and only there while a canary is: it does nothing but keep a visitor on one side of it. */
const visitorCookieName = 'visitor';
const visitorForm = /^[\w-]{16,40}$/;
const lifetimeSeconds = 180 * 24 * 3600;

/** What a request's cookies say about the visitor; what is not in the right form does not count. */
export function readVisitor(
  cookies: Cookies,
  isSecure: boolean,
): {
  visitorId?: string;
  crashed: ReadonlySet<string>;
} {
  const visitorId = readOwnCookie(cookies, visitorCookieName, isSecure);
  return {
    ...(visitorId !== undefined && visitorForm.test(visitorId) && { visitorId }),
    crashed: new Set(readCrashes(cookies[crashesCookieName]).filter(isRelease)),
  };
}

function isRelease(text: string): boolean {
  const [name, version] = text.split('@');
  return deployableNameSchema.safeParse(name).success && versionSchema.safeParse(version).success;
}

/** Whether visitors have to be distinguished now: some slot has a canary. */
export const hasCanary = ({ revision }: Snapshot): boolean =>
  Object.values(revision.slots).some(({ canary }) => canary !== undefined);

/** Whether more than their id decides over visitors: some canary has targets. */
export const hasTargets = ({ revision }: Snapshot): boolean =>
  Object.values(revision.slots).some(({ canary }) => canary && shareOf(canary).targets !== undefined);

/** As far as the storefront can know: a browser with a session says so in a cookie. It proves nothing. */
export const isSignedIn = (cookies: Cookies): boolean => cookies[signedInCookieName] === '1';

/** Says of itself that it is no person's browser. */
export const isBot = (userAgent = ''): boolean =>
  /bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i.test(userAgent.slice(0, 500));

export const newVisitorId = (): string => randomBytes(16).toString('base64url');

/** A `Set-Cookie` with an id. */
export const visitorCookie = (value: string, isSecure: boolean): string =>
  ownCookie({ name: visitorCookieName, value, maxAge: lifetimeSeconds, sameSite: 'Lax' }, isSecure);
