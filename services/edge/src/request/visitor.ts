import { randomBytes } from 'node:crypto';
import { deployableNameSchema, versionSchema } from '@dana/contracts/release';
import { pinsCookieName, readPins } from '@dana/contracts/release-pins';
import type { Snapshot } from '../store/resolve-composition.ts';

/** First-party, and only there while a canary is: it does nothing but keep a visitor on one side of it. */
export const visitorCookieName = 'visitor';
const visitorForm = /^[\w-]{16,40}$/;
const lifetimeSeconds = 180 * 24 * 3600;

/** What a request's cookies say about the visitor; what is not in the right form does not count. */
export function readVisitor(cookies: Map<string, string>): {
  visitorId?: string;
  pins: Record<string, string>;
} {
  const visitorId = cookies.get(visitorCookieName);
  const pins = Object.entries(readPins(cookies.get(pinsCookieName))).filter(
    ([remote, version]) =>
      deployableNameSchema.safeParse(remote).success && versionSchema.safeParse(version).success,
  );
  return {
    ...(visitorId !== undefined && visitorForm.test(visitorId) && { visitorId }),
    pins: Object.fromEntries(pins),
  };
}

/** Whether visitors have to be told apart now: some slot has a canary. */
export const hasCanary = ({ revision }: Snapshot): boolean =>
  Object.values(revision.slots).some(({ canary }) => canary !== undefined);

/** A `Set-Cookie` with a fresh id. It counts from the next page on: without a cookie a visitor gets the stable versions. */
export function newVisitorCookie(isSecure: boolean): string {
  const id = randomBytes(16).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  return `${visitorCookieName}=${id}; Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
