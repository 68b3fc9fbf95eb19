import { expect, it, vi } from 'vitest';
import { createLeaveDevice } from './leave-device.ts';
import type { SignOutAnswer } from './sign-out-question.ts';

function device({ areThere = true, answer = 'keep' as SignOutAnswer } = {}) {
  const lists = { areThere: () => areThere, clear: vi.fn() };
  const ask = vi.fn(async () => answer);
  return { ask, clear: lists.clear, leave: createLeaveDevice(ask, lists) };
}

it.each([
  ['keep', true, 0],
  ['clear', true, 1],
  ['stay', false, 0],
] as const)('after the answer %s goes on: %s, and clears %i times', async (answer, goesOn, clearCount) => {
  const { leave, clear } = device({ answer });
  expect(await leave(true)).toBe(goesOn);
  expect(clear).toHaveBeenCalledTimes(clearCount);
});

it.each([
  { areThere: false, isAsked: true },
  { areThere: true, isAsked: false },
])('asks nothing where $areThere lists are there and asking is $isAsked', async ({ areThere, isAsked }) => {
  const { leave, ask, clear } = device({ areThere, answer: 'clear' });
  expect(await leave(isAsked)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(clear).not.toHaveBeenCalled();
});
