import type { Visitor } from '@dana/releases/reading/canary-group';
import type { Snapshot } from '@dana/releases/reading/resolve-composition';
import type { Asking } from './asking.ts';
import { hasCanary, hasTargets, isSignedIn } from './visitor.ts';

/** What canaries go by: nothing while there is none, and the id alone while none has targets. */
export function knownOfVisitor(
  snapshot: Snapshot,
  { cookies, language, country }: Asking,
  { visitorId }: Pick<Visitor, 'visitorId'>,
): Visitor {
  if (!hasCanary(snapshot)) return {};
  if (!hasTargets(snapshot)) return { visitorId };
  return { visitorId, language, country, isSignedIn: isSignedIn(cookies) };
}
