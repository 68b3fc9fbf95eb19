// @vitest-environment happy-dom
import type { ChangeAnswer } from '@dana/releases/api/release-admin';
import { TextField } from '@dana/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { CallFailure } from '../calls/release-call.ts';
import { renderPart } from '../testing/render-part.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { loadMessages } from '../messages.ts';
import { FormDialog, ReasonDialog } from './form-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(onSend: (fields: FormData) => Promise<void>) {
  const i18n = await loadMessages('en');
  render(
    <I18nextProvider i18n={i18n}>
      <FormDialog title="Freeze it?" confirm="Freeze" onClose={() => undefined} onSend={onSend}>
        <TextField name="name" label="Name" defaultValue="the big sale" />
      </FormDialog>
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Freeze' }));
  return (key: string) => i18n.t(key, { ns: 'releases' });
}

it('sends what was filled in', async () => {
  const sent: unknown[] = [];
  await open(async (fields) => void sent.push(fields.get('name')));
  expect(sent).toEqual(['the big sale']);
});

it('says why it was refused, keeps what was typed, and can be sent again', async () => {
  let count = 0;
  const t = await open(async () => {
    count += 1;
    throw new CallFailure('The server says it so.', { status: 412, code: 'stale_revision' });
  });
  expect((await screen.findByRole('alert')).textContent).toContain(t('refusals.stale'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'the big sale');
  fireEvent.click(screen.getByRole('button', { name: 'Freeze' }));
  await screen.findByRole('alert');
  expect(count).toBe(2);
});

/** Asks why everything is frozen, of a server that answers so. */
async function openReason(answer: Parameters<typeof stubServer>[0][string]) {
  const asked = stubServer({ 'POST /v1/envs/production/freeze': answer });
  const onDone = vi.fn<(answer: ChangeAnswer) => void>();
  const { t, user } = await renderPart(
    <ReasonDialog<ChangeAnswer>
      {...{ title: 'Freeze it?', confirm: 'Freeze', path: 'freeze' }}
      {...{ onClose: () => undefined, onDone }}
    />,
  );
  const reason = await screen.findByRole('textbox', { name: t('reason') });
  const send = async (text: string) => {
    await user.click(reason);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Freeze' }));
  };
  return { asked, onDone, reason, send };
}

it('keeps a reason that is too long, and says what the server has against it', async () => {
  const { reason, send } = await openReason({ status: 400, code: 'reason_missing' });
  await send('a'.repeat(501));
  expect((await screen.findByRole('alert')).textContent).toContain('reason_missing');
  expect(reason).toHaveProperty('value', 'a'.repeat(501));
});

it('sends a reason without what nobody sees', async () => {
  const { asked, onDone, send } = await openReason({ data: { revision: 4 } });
  await send('\u200f\u202eThe big sale\u202c ');
  await vi.waitFor(() => expect(onDone.mock.lastCall?.[0].revision).toBe(4));
  expect(asked.at(-1)?.body).toEqual({ reason: 'The big sale' });
});
