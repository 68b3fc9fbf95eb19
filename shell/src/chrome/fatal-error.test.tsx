// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FatalErrorBoundary } from './fatal-error.tsx';
import { renderInShell } from './render-in-shell.tsx';

function Broken(): never {
  throw new Error('secret details of the fault');
}

it('shows the error page with a way out when the frame itself breaks, and no details of the fault', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderInShell(
    <FatalErrorBoundary>
      <Broken />
    </FatalErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error Page');
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByText(/^Whoops, this is embarassing\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
  expect(logged).toHaveBeenCalled();
});
