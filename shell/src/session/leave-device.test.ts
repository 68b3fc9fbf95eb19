import { expect, it, vi } from 'vitest';
import { createLeaveDevice } from './leave-device.ts';
import { createSignOutQuestion, type SignOutAnswer, type SignOutDialog } from './sign-out-question.ts';

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

const Dialog: SignOutDialog = () => null;

it('the question stands there until it is answered, and is one however often it is asked', async () => {
  const question = createSignOutQuestion(async () => Dialog);
  const answers = [question.ask(), question.ask()];
  await expect.poll(question.getSnapshot).toBe(Dialog);
  question.answer('clear');
  expect(await Promise.all(answers)).toEqual(['clear', 'clear']);
  expect(question.getSnapshot()).toBeUndefined();
  const next = question.ask();
  await expect.poll(question.getSnapshot).toBe(Dialog);
  question.answer('stay');
  expect(await next).toBe('stay');
});

it.each([
  ['does not come', () => Promise.reject(new Error('away'))],
  ['is late', () => new Promise<SignOutDialog>(() => undefined)],
])('lets a shopper sign out when its code %s', async (_why, load) => {
  const question = createSignOutQuestion(load, 5);
  expect(await question.ask()).toBe('keep');
  expect(question.getSnapshot()).toBeUndefined();
});
