// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useShownFor } from './use-shown-for.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01') }));

let shownForMs: () => number = () => Number.NaN;
function Form() {
  shownForMs = useShownFor();
  return <p>form</p>;
}

it('counts from the beginning of a document that was read before it was hydrated', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  const atMs = performance.now();
  await act(async () => vi.advanceTimersByTime(5_000));
  await act(async () => void hydrateRoot(root, <Form />));
  expect(shownForMs()).toBe(atMs + 5_000);
});

it('counts from its own beginning on a page that came later, and never backwards when the clock is set back', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form />));
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.parse('2016-03-01'));
  expect(shownForMs()).toBe(2_000);
});
