// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SpokenAnswer } from './index.tsx';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('is gone once it was spoken, so that it is not spoken again', () => {
  const view = render(<SpokenAnswer words={undefined} />);
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  view.rerender(<SpokenAnswer words="2 × Pearl ring" />);
  pass(9_000);
  expect(said.textContent).toBe('2 × Pearl ring');
  pass(1_000);
  expect(said.textContent).toBe('');
  view.rerender(<SpokenAnswer words="3 × Pearl ring" />);
  expect(said.textContent).toBe('3 × Pearl ring');
});

it('says the same sentence again when nothing stood there in between', () => {
  const view = render(<SpokenAnswer words="Copied" />);
  const said = screen.getByRole('status');
  pass(10_000);
  view.rerender(<SpokenAnswer words={undefined} />);
  view.rerender(<SpokenAnswer words="Copied" />);
  expect(said.textContent).toBe('Copied');
});
