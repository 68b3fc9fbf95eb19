const cookieName = 'visit_counting';

/** What a shopper answered: their visits may be counted, or not; undefined before an answer, and after half a year. */
export type Consent = 'yes' | 'no' | undefined;

/** @param cookies – `document.cookie`. @param refusesAll – the browser says no to all sites (`globalPrivacyControl`). */
export function readConsent(cookies: string, refusesAll: boolean): Consent {
  if (refusesAll) return 'no';
  const [, answer] = new RegExp(`(?:^|; )${cookieName}=(yes|no)(?:;|$)`).exec(cookies) ?? [];
  return answer as Consent;
}
