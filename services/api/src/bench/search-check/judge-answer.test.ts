import { expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const [ring, watch, cream, laptop] = ['ring', 'watch', 'cream', 'laptop'];

it.each([
  [{ first: [ring, watch] }, [watch, ring, cream], null],
  [{ first: [ring, watch] }, [ring, cream, watch], 'begins with ring, cream instead of ring, watch'],
  [
    { among: [ring, watch] },
    [ring, watch, cream, laptop],
    'begins with ring, watch, cream: cream is none of these',
  ],
  [{ among: [ring] }, [], 'finds nothing'],
  [{ only: [] }, [cream], 'finds 1, beginning with cream'],
  [{ first: [ring], never: [cream] }, [ring, cream], 'shows cream'],
  [{ first: [ring], says: 'correction' as const }, [ring], 'says nothing instead of correction'],
])('says what a shopper would find wrong: %j, %j', (expected, slugs, fault) => {
  expect(judgeAnswer({ query: 'x', ...expected }, { slugs, said: null })).toBe(fault);
});
