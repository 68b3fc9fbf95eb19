import type { Comment } from '@dana/contracts/api/comment';
import { expect, it } from 'vitest';
import { threadsOf } from './threads-of.ts';

const say = (id: number, parentId: number | null = null) =>
  ({ id, parent_id: parentId }) as unknown as Comment;
const shape = (comments: Comment[]) =>
  threadsOf(comments).map(({ comment, answers }) => [comment.id, ...answers.map(({ id }) => id)]);

it('puts answers under what they answer, in the order they came', () => {
  expect(shape([say(1), say(2), say(3, 1), say(4, 2), say(5, 1)])).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
});

it('has one level: an answer to an answer stands beside it', () => {
  expect(shape([say(1), say(2, 1), say(3, 2)])).toEqual([[1, 2, 3]]);
});

it('shows an answer by itself when what it answers is not shown', () => {
  expect(shape([say(2, 1), say(3, 2)])).toEqual([[2, 3]]);
});
