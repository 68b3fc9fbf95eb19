// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createToasts } from './create-toasts.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

const drawn = () => [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent);

it('draws a message for those who look and keeps it for those who listen', async () => {
  const toasts = createToasts();
  await renderInShell(<ToastRegion toasts={toasts} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => toasts.showToast({ kind: 'success', text: 'Added to wishlist' }));
  expect(status.textContent).toBe('Added to wishlist');
  await vi.waitFor(() => expect(drawn()).toEqual(['Added to wishlist']), { timeout: 5_000 });
  // The visible one is hidden from screen readers, which would read it twice.
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  fireEvent.animationEnd(document.querySelector('.Toastify__toast') ?? document.body);
  await vi.waitFor(() => expect(drawn()).toEqual([]));
  expect(status.textContent).toBe('Added to wishlist');
});

it('interrupts for an error, and shows its words where nothing can be drawn', async () => {
  const toasts = createToasts({ loadStack: () => Promise.reject(new Error('offline')) });
  await renderInShell(<ToastRegion toasts={toasts} />);
  await act(async () => toasts.showToast({ kind: 'error', text: 'You are offline' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('You are offline');
  expect(alert.classList.contains('visually-hidden')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
