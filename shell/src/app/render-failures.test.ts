import { expect, it } from 'vitest';
import { collectFailures, isEmptyRegion } from './render-failures.ts';

const late = new DOMException('Not in time.', 'TimeoutError');

it.each([
  [true, [{ part: 'hung', release: 'mf-demo@1.0.0', error: expect.stringContaining('Not in time.') }]],
  [false, []],
])('blames a release for what is late only when every call was answered: %s', (isAnswered, expected) => {
  const { failures, note } = collectFailures({ areAllAnswered: () => isAnswered });
  note('loader', late, 'mf-demo@1.0.0');
  expect(failures).toEqual(expected);
});

it.each([
  ['<main><div data-remote="mf-demo@1.0.0"></div></main>', true],
  ['<main><div data-remote="mf-demo@1.0.0"><!--$--><!--/$--></div></main>', true],
  ['<main><div data-remote="mf-demo@1.0.0"><!--$--><h1>Demo</h1><!--/$--></div></main>', false],
  ['<main><div data-remote="mf-demo@1.0.0">Words</div></main>', false],
  ['<main><div data-remote="mf-other@1.0.0"></div></main>', false],
])('sees whether a page renders nothing: %s', (html, expected) => {
  expect(isEmptyRegion(html, 'mf-demo@1.0.0')).toBe(expected);
});
