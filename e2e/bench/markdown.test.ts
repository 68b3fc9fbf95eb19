import { expect, it } from 'vitest';
import { markdownTable, writeBetween } from './markdown.ts';

const page =
  'Before\n\n<!-- loads -->\n\nold\n\n<!-- /loads -->\n\n<!-- presses -->\n<!-- /presses -->\nAfter\n';

it('makes a table with words at the left and figures at the right', () => {
  expect(markdownTable(['Page', 'First paint', 'Shift'], [['/en', '1.84 s', '0.000']])).toBe(
    '| Page | First paint | Shift |\n|---|--:|--:|\n| /en | 1.84 s | 0.000 |',
  );
});

it('replaces what stands between its markers, and only that', () => {
  const once = writeBetween(page, 'loads', 'new');
  expect(once).toBe(page.replace('old', 'new'));
  expect(writeBetween(once, 'loads', 'new')).toBe(once);
});

it('refuses a text without a place for the figures', () => {
  expect(() => writeBetween(page, 'server', 'new')).toThrow('<!-- server -->');
  expect(() => writeBetween(page.replace('<!-- /loads -->', ''), 'loads', 'new')).toThrow('<!-- /loads -->');
});
