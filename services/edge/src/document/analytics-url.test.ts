import { expect, it } from 'vitest';
import { readAnalyticsUrl, withAnalytics } from './analytics-url.ts';
import { readPolicyAdditions, withAdditions } from './policy-additions.ts';
import { contentSecurityPolicy } from './security-policy.ts';

it('lets pages send to the address, beside what the policy lets in already', () => {
  const url = readAnalyticsUrl('https://visits.example:8443/events');
  const additions = withAnalytics(readPolicyAdditions('connect-src https://errors.example'), url);
  expect(withAdditions(contentSecurityPolicy(), additions).split('; ')).toContain(
    "connect-src 'self' https://errors.example https://visits.example:8443",
  );
  expect(withAnalytics(new Map(), undefined)).toEqual(new Map());
});

it.each([
  'visits.example',
  'http://visits.example/events',
  'https://me:word@visits.example',
  'ftp://visits.example',
])('refuses %s with a sentence that says what it is to be', (text) => {
  expect(() => readAnalyticsUrl(text)).toThrow('it is an https address without a password');
});

it('takes a local address for trying it out, and none', () => {
  expect(readAnalyticsUrl('http://localhost:9000/events')).toBe('http://localhost:9000/events');
  expect(readAnalyticsUrl(undefined)).toBeUndefined();
});
