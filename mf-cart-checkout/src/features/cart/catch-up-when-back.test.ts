// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { catchUpWhenBack } from './catch-up-when-back.ts';

function cartThat(snapshot: { isQueued?: boolean; readFailure?: { kind: 'unreachable' } }) {
  const refresh = vi.fn(async () => ({ kind: 'read' as const }));
  const engine = {
    getSnapshot: () => ({ openRequestCount: 0, isQueued: false, ...snapshot }),
    subscribe: () => () => undefined,
    resume: vi.fn(),
    refresh,
  };
  return { engine: engine as unknown as Parameters<typeof catchUpWhenBack>[0], refresh };
}

it.each([
  ['could not be read', { readFailure: { kind: 'unreachable' as const } }, 1],
  ['keeps what was added', { isQueued: true }, 1],
  ['was read', {}, 0],
])(
  'a cart that %s while nobody knew who asks is read when that is known: %#',
  async (_case, state, times) => {
    const { engine, refresh } = cartThat(state);
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = catchUpWhenBack(engine, promise);
    expect(refresh).not.toHaveBeenCalled();
    resolve();
    await promise;
    await Promise.resolve();
    expect(refresh).toHaveBeenCalledTimes(times);
    stop();
  },
);
