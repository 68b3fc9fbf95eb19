import { expect, it } from 'vitest';
import { readConsent } from './consent.ts';

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
