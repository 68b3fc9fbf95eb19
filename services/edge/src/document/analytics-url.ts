import type { PolicyAdditions } from './policy-additions.ts';

const isHere = (host: string): boolean => ['localhost', '127.0.0.1'].includes(host);

/** Reads `ANALYTICS_URL`. Errors: throws with one sentence where it is no address, or one that others could read on the way. */
export function readAnalyticsUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isSafe =
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname)));
  if (!isSafe || url.username !== '' || url.password !== '')
    throw new Error(
      `ANALYTICS_URL is "${text}"; it is an https address without a password, such as https://visits.example/events.`,
    );
  return url.href;
}

/** The policy's additions with the address that browsers may send to. */
export function withAnalytics(additions: PolicyAdditions, url: string | undefined): PolicyAdditions {
  if (url === undefined) return additions;
  const origins = additions.get('connect-src') ?? [];
  return new Map([...additions, ['connect-src', [...origins, new URL(url).origin]]]);
}
