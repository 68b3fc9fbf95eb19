import type { PostSummary } from '@dana/contracts/api/post';
import { expect, it } from 'vitest';
import { countCategories, countTags } from './count-subjects.ts';

const posts = [
  { category: 'Style', tags: ['gold', 'pearls'] },
  { category: 'Sound', tags: ['gift'] },
  { category: 'Sound', tags: ['gold'] },
  { category: '', tags: [] },
] as unknown as PostSummary[];

it('counts the articles of each category and leaves out those without one', () => {
  expect(countCategories(posts)).toEqual([
    { name: 'Sound', count: 2 },
    { name: 'Style', count: 1 },
  ]);
});

it('puts the most used tags first', () => {
  expect(countTags(posts).map(({ name }) => name)).toEqual(['gold', 'pearls', 'gift']);
});
