const cookieName = 'visit_counting';
const lifetimeSeconds = 180 * 86_400;

/** What a shopper answered: their visits may be counted, or not; undefined before an answer, and after half a year. */
export type Consent = 'yes' | 'no' | undefined;

/** @param cookies – `document.cookie`. @param refusesAll – the browser says no to all sites (`globalPrivacyControl`). */
export function readConsent(cookies: string, refusesAll: boolean): Consent {
  if (refusesAll) return 'no';
  const [, answer] = new RegExp(`(?:^|; )${cookieName}=(yes|no)(?:;|$)`).exec(cookies) ?? [];
  return answer as Consent;
}

/** The cookie that remembers an answer for half a year, in this shop alone. */
export function consentCookie(answer: 'yes' | 'no', isSecure: boolean): string {
  return `${cookieName}=${answer}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
