import { expect, it } from 'vitest';
import { markdownTable } from './markdown.ts';

it('makes a table with words at the left and figures at the right', () => {
  expect(markdownTable(['Page', 'First paint', 'Shift'], [['/en', '1.84 s', '0.000']])).toBe(
    '| Page | First paint | Shift |\n|---|--:|--:|\n| /en | 1.84 s | 0.000 |',
  );
});
