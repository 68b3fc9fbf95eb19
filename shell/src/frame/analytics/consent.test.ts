import { expect, it } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

it.each([
  ['', false, undefined],
  ['currency=KWD; visit_counting=yes', false, 'yes'],
  ['visit_counting=no; currency=KWD', false, 'no'],
  ['visit_counting=maybe', false, undefined],
  ['other_visit_counting=yes', false, undefined],
  ['visit_counting=yes', true, 'no'],
])(
  'of the cookies "%s", where the browser refuses all: %s, the answer is %s',
  (cookies, refusesAll, answer) => {
    expect(readConsent(cookies, refusesAll)).toBe(answer);
  },
);

it('is remembered for half a year, and over TLS alone where there is TLS', () => {
  expect(consentCookie('no', true)).toBe('visit_counting=no; Path=/; Max-Age=15552000; SameSite=Lax; Secure');
  expect(consentCookie('yes', false)).not.toContain('Secure');
});
