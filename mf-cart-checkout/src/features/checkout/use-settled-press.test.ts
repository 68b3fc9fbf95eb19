// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSettledPress } from './use-settled-press.ts';

function pressWhileSettling() {
  const press = vi.fn();
  const hook = renderHook(
    (amounts: { isSettling: boolean; total: number }) => useSettledPress({ ...amounts, press }),
    {
      initialProps: { isSettling: true, total: 124.9 },
    },
  );
  act(() => hook.result.current.delay());
  return { ...hook, press };
}

it('an order placed while amounts are on their way waits for them, and is placed once', () => {
  const { result, rerender, press } = pressWhileSettling();
  expect(result.current.isDelayed).toBe(true);
  expect(press).not.toHaveBeenCalled();
  rerender({ isSettling: false, total: 31.4 });
  expect(press).toHaveBeenCalledOnce();
  expect(result.current.isDelayed).toBe(false);
  rerender({ isSettling: true, total: 31.4 });
  rerender({ isSettling: false, total: 31.4 });
  expect(press).toHaveBeenCalledOnce();
});

it('what costs more than was shown is not ordered without another press', () => {
  const { result, rerender, press } = pressWhileSettling();
  rerender({ isSettling: false, total: 130 });
  expect(press).not.toHaveBeenCalled();
  expect(result.current.isDelayed).toBe(false);
});
