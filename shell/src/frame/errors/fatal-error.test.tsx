// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FatalErrorBoundary } from './fatal-error.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

function Broken(): never {
  throw new Error('secret details of the fault');
}

it('says in the agreed words what happened, what to do and how the fault is called when the frame breaks, and no details of it', async () => {
  const onThrown = vi.fn();
  document.title = 'The page before';
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderInShell(
    <FatalErrorBoundary onThrown={onThrown}>
      <Broken />
    </FatalErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error Page');
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByText(/^Something went wrong on our side, so this page cannot be shown\./)).toBeTruthy();
  const agreed = "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.";
  expect(screen.getByText(agreed)).toBeTruthy();
  expect(document.title).toBe('Error Page');
  const [, incident] = onThrown.mock.lastCall ?? [];
  expect(incident).toMatch(/^[0-9a-f]{8}$/);
  expect(screen.getByText(`Reference: ${incident}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
  expect(logged).toHaveBeenCalled();
});
