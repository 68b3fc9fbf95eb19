import { expect, it } from 'vitest';
import { createSignOutQuestion, type SignOutDialog } from './sign-out-question.ts';

const Dialog: SignOutDialog = () => null;

it('stands there until it is answered, and is one however often it is asked', async () => {
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
