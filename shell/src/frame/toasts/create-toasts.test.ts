import { expect, it, vi } from 'vitest';
import { createToasts } from './create-toasts.ts';

const drawn = () => {
  const popToast = vi.fn();
  return { popToast, loadStack: vi.fn(async () => ({ popToast })) };
};

it('asks for the part that draws only with the first message', async () => {
  const { popToast, loadStack } = drawn();
  const toasts = createToasts({ loadStack });
  expect(loadStack).not.toHaveBeenCalled();
  toasts.showToast({ kind: 'success', text: 'Saved' });
  await vi.waitFor(() => expect(popToast).toHaveBeenCalledWith({ kind: 'success', text: 'Saved' }));
});

it('says an error at once and everything else when there is time', () => {
  const toasts = createToasts(drawn());
  toasts.showToast({ kind: 'info', text: 'Removed' });
  expect(toasts.getSnapshot()).toMatchObject({ polite: 'Removed', assertive: '' });
  toasts.showToast({ kind: 'error', text: 'Refused' });
  expect(toasts.getSnapshot()).toMatchObject({ polite: '', assertive: 'Refused' });
});

it('says the same sentence again when it is shown again', () => {
  const toasts = createToasts(drawn());
  const counts: number[] = [];
  toasts.subscribe(() => counts.push(toasts.getSnapshot().count));
  toasts.showToast({ kind: 'info', text: 'Removed' });
  toasts.showToast({ kind: 'info', text: 'Removed' });
  expect(counts).toEqual([1, 2]);
});

it('keeps what was drawn no longer than it takes to be spoken', async () => {
  vi.useFakeTimers();
  const toasts = createToasts(drawn());
  toasts.showToast({ kind: 'info', text: 'Removed' });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(toasts.getSnapshot().polite).toBe('Removed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(toasts.getSnapshot().polite).toBe('');
});

it('keeps what cannot be drawn, since it is read where it stands', async () => {
  vi.useFakeTimers();
  const toasts = createToasts({ loadStack: () => Promise.reject(new Error('lost')) });
  toasts.showToast({ kind: 'info', text: 'Removed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toasts.getSnapshot()).toMatchObject({ polite: 'Removed', isShown: false });
});
