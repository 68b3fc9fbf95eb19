// @vitest-environment happy-dom
import { type Shell, ShellProvider } from '@dana/runtime';
import { TextField } from '@dana/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useTranslation, I18nextProvider } from 'react-i18next';
import { createTexts } from '@dana/i18n';
import { CountedArea } from './counted-area.tsx';
import { lateResolver } from './late-resolver.ts';
import { ShopFormView } from './shop-form-view.tsx';
import { useShopForm } from './use-shop-form.ts';

type Values = { subject: string; message: string };

const tooLong = { type: 'rule', message: 'validation.tooLong' };
/** A subject has at most 30 characters, a message at most 100; both must be there. */
const rules = lateResolver(async () => (values: Values) => {
  const errors = {
    ...(values.subject === '' && { subject: { type: 'rule', message: 'validation.required' } }),
    ...(values.subject.length > 30 && { subject: tooLong }),
    ...(values.message.length > 100 && { message: tooLong }),
  };
  return { values, errors };
});
const texts = {
  validation: {
    required: 'Fill in this field.',
    tooLong: 'Too long.',
    count: '{{used}} of {{max}} characters',
  },
};

function Letter() {
  const { t } = useTranslation('test');
  const shopForm = useShopForm<Values>({
    t,
    texts: { unreachable: 'No answer.' },
    rules: rules as never,
    start: { subject: '', message: '' },
    send: async () => undefined,
  });
  return (
    <ShopFormView shopForm={shopForm} label="Letter">
      <TextField label="Subject" {...shopForm.field('subject')} />
      <CountedArea<Values> label="Message" name="message" max={100} />
    </ShopFormView>
  );
}

const page = (
  <I18nextProvider i18n={createTexts('en', { test: texts })}>
    <ShellProvider shell={{} as Shell}>
      <Letter />
    </ShellProvider>
  </I18nextProvider>
);

function show() {
  render(page);
  const [subject, message] = ['Subject', 'Message'].map((label) =>
    screen.getByLabelText<HTMLTextAreaElement>(label),
  ) as [HTMLTextAreaElement, HTMLTextAreaElement];
  return { user: userEvent.setup(), subject, message };
}

const wordsAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

it('counts from nine tenths of what a field takes', async () => {
  const { user, message } = show();
  await user.click(message);
  await user.paste('a'.repeat(89));
  expect(wordsAt(message)).toBe('');
  await user.keyboard('b');
  await vi.waitFor(() => expect(wordsAt(message)).toBe('90 of 100 characters'));
});

it('counts what was typed before the page was hydrated', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  message.value = 'a'.repeat(95);
  render(page, { container: host, hydrate: true });
  expect(wordsAt(message)).toBe('95 of 100 characters');
  expect(message.value).toHaveLength(95);
});

it('says at once that a pasted text is too long, keeps all of it, and is quiet when it was shortened', async () => {
  const { user, message } = show();
  await user.click(message);
  await user.paste('a'.repeat(103));
  expect(message.value).toHaveLength(103);
  await vi.waitFor(() => expect(wordsAt(message)).toBe('Too long. 103 of 100 characters'));
  expect(message.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Too long.');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  await vi.waitFor(() => expect(wordsAt(message)).toBe('100 of 100 characters'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says it of a field of one line as well while it is typed in, and of nothing else before it is left', async () => {
  const { user, subject, message } = show();
  await user.click(message);
  await user.paste('a'.repeat(25));
  expect(wordsAt(subject)).toBe('');
  await user.click(subject);
  await user.paste('a'.repeat(30));
  expect(wordsAt(subject)).toBe('');
  await user.keyboard('b');
  await vi.waitFor(() => expect(wordsAt(subject)).toBe('Too long.'));
  expect(subject.value).toHaveLength(31);
  await user.keyboard('{Backspace}');
  await vi.waitFor(() => expect(wordsAt(subject)).toBe(''));
});
