// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../frame/testing/render-in-shell.tsx';
import { UnavailableRegion } from './unavailable-region.tsx';

it.each([
  ['en', 'data', 'This page could not be loaded', 'Try again'],
  ['ar', 'remote', 'هذا الجزء من المتجر غير متاح', 'إعادة المحاولة'],
] as const)('says what is missing and offers another try (%s, %s)', async (locale, reason, title, retry) => {
  const onRetry = vi.fn();
  await renderInShell(<UnavailableRegion reason={reason} onRetry={onRetry} />, { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  fireEvent.click(screen.getByRole('button', { name: retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('waits for another version for as long as it is shown', async () => {
  const end = vi.fn();
  const awaitOther = vi.fn(() => end);
  const region = <UnavailableRegion reason="remote" onRetry={() => undefined} awaitOther={awaitOther} />;
  await renderInShell(region, { locale: 'en' });
  expect([awaitOther, end].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  cleanup();
  expect([awaitOther, end].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
