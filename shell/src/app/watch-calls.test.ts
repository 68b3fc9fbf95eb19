import { ApiError, UnreachableError } from '@dana/api-client';
import { expect, it } from 'vitest';
import { watchCalls } from './watch-calls.ts';

const failure = (error: Error) => () => Promise.reject(error);

it.each([
  ['an answer', () => Promise.resolve('data'), true],
  ['the answer that it is not there', failure(new ApiError(404, 'There is no such page.')), true],
  ['the answer that it asked wrongly', failure(new ApiError(400, 'What is page "x"?')), true],
  ['a refusal that may be over in a moment', failure(new ApiError(429, 'Too many calls.')), false],
  ['a fault of the API', failure(new ApiError(500, 'Something went wrong.')), false],
  ['no answer at all', failure(new UnreachableError('Nothing came.')), false],
  ['an answer that is still to come', () => new Promise(() => undefined), false],
])('knows after %s whether all data are there', async (_what, call: () => Promise<unknown>, expected) => {
  const calls = watchCalls();
  calls.watch(call());
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.areAllAnswered()).toBe(expected);
});
