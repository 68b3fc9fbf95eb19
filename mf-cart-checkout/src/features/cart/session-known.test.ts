import type { Session, SessionStore } from '@dana/runtime';
import { beforeEach, expect, it, vi } from 'vitest';
import { mayNotHaveArrived } from './idempotency-key.ts';
import { sessionKnown } from './session-known.ts';

beforeEach(() => void vi.useFakeTimers());

const never = () => new Promise<void>(() => undefined);
const unknown: Session = { status: 'unknown' };

it.each([
  ['never answers', { ready: never }],
  [
    'is of an earlier shell and stays unknown',
    { getSnapshot: () => unknown, subscribe: () => () => undefined },
  ],
])('ends the wait for a session that %s as a call that may not have arrived', async (_case, session) => {
  const ended = sessionKnown(session as unknown as SessionStore).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(mayNotHaveArrived(await ended)).toBe(true);
});

it('goes on as soon as it is known who asks', async () => {
  await sessionKnown({ ready: () => Promise.resolve() } as unknown as SessionStore);
  expect(vi.getTimerCount()).toBe(0);
});
