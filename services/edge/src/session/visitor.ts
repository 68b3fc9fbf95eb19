import { randomBytes } from 'node:crypto';
import { crashesCookieName, readCrashes } from '@dana/contracts/release-crashes';
import { deployableNameSchema, versionSchema } from '@dana/contracts/release/names';
import type { Snapshot } from '@dana/releases/log/composition';
import { ownCookie, readOwnCookie, type Cookies } from '../http/cookies.ts';

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

/** Says of itself that it is no person's browser. */
export const isBot = (userAgent = ''): boolean =>
  /bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i.test(userAgent.slice(0, 500));

export const newVisitorId = (): string => randomBytes(16).toString('base64url');

/** A `Set-Cookie` with an id. */
export const visitorCookie = (value: string, isSecure: boolean): string =>
  ownCookie({ name: visitorCookieName, value, maxAge: lifetimeSeconds, sameSite: 'Lax' }, isSecure);
