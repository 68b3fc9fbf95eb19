// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { onlyChosen, RestoreSteps } from './restore-dialog.tsx';

async function show(...remotes: string[]) {
  const steps = remotes.map((remote) => ({ remote, from: '1.0.1', to: '1.0.0' }));
  const part = await renderPart(
    <form aria-label="restore">
      <RestoreSteps steps={steps} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { ...part, form, sent: () => onlyChosen(new FormData(form), remotes.length) };
}

it('goes back with all of them, or with those that are chosen', async () => {
  const { user, form, sent } = await show('mf-content', 'shell');
  expect(sent()).toEqual({});
  await user.click(screen.getByRole('checkbox', { name: /^shell/ }));
  expect(sent()).toEqual({ remotes: ['mf-content'] });
  await user.click(screen.getByRole('checkbox', { name: /^mf-content/ }));
  expect(form.checkValidity()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /^shell/ }));
  expect(form.checkValidity()).toBe(true);
  expect(sent()).toEqual({ remotes: ['shell'] });
});

it('leaves nothing to choose where there is one', async () => {
  const { sent } = await show('shell');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sent()).toEqual({});
});
