// @vitest-environment happy-dom
import { TextsProvider } from '@dana/i18n';
import { TextField } from '@dana/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallFailure } from '../calls/release-call.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { FormDialog } from './form-dialog.tsx';

async function open(onSend: (fields: FormData) => Promise<void>) {
  const texts = await loadTexts('en');
  render(
    <TextsProvider texts={texts}>
      <FormDialog title="Make a token" confirm="Make it" onClose={() => undefined} onSend={onSend}>
        <TextField name="name" label="Name" defaultValue="team content" />
      </FormDialog>
    </TextsProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Make it' }));
  return (key: string) => texts.t(key, { ns: 'releases' });
}

it('sends what was filled in', async () => {
  const sent: unknown[] = [];
  await open(async (fields) => void sent.push(fields.get('name')));
  expect(sent).toEqual(['team content']);
});

it('says why it was refused, keeps what was typed, and can be sent again', async () => {
  let count = 0;
  const t = await open(async () => {
    count += 1;
    throw new CallFailure('The server says it so.', { status: 409, code: 'token_name_taken' });
  });
  expect((await screen.findByRole('alert')).textContent).toContain(t('access.nameTaken'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'team content');
  fireEvent.click(screen.getByRole('button', { name: 'Make it' }));
  await screen.findByRole('alert');
  expect(count).toBe(2);
});
