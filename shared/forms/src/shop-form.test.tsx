// @vitest-environment happy-dom
import { ApiError, UnreachableError } from '@dana/api-client';
import { type Shell, ShellProvider } from '@dana/runtime';
import { TextField } from '@dana/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useTranslation, I18nextProvider } from 'react-i18next';
import { createTexts } from '@dana/i18n';
import { lateResolver } from './late-resolver.ts';
import { FormProblem, ShopFormView } from './shop-form-view.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useShopForm } from './use-shop-form.ts';

type Values = { name: string; email: string };

/** A name must be there, an e-mail has an @. */
const rules = lateResolver(async () => (values: Values) => {
  const wrong = {
    ...(values.name === '' && { name: { type: 'rule', message: 'validation.required' } }),
    ...(!values.email.includes('@') && { email: { type: 'rule', message: 'validation.email' } }),
  };
  return { values, errors: wrong };
});
const texts = {
  validation: {
    ...{ required: 'Fill in this field.', email: 'This is no e-mail.' },
    needsScript: 'This form needs scripts.',
  },
};

function Letter({ send }: { send: (values: Values) => Promise<void> }) {
  const { t } = useTranslation('test');
  const shopForm = useShopForm<Values>({
    t,
    texts: { unreachable: 'No answer.', failed: 'That did not work.' },
    rules: rules as never,
    start: { name: '', email: '' },
    apiFields: { mail: 'email' },
    send,
  });
  return (
    <ShopFormView shopForm={shopForm} label="Letter">
      <FormProblem />
      <TextField label="Name" {...shopForm.field('name')} />
      <TextField label="E-mail" {...shopForm.field('email')} />
      <SubmitButton>{'Send'}</SubmitButton>
    </ShopFormView>
  );
}

type Send = (values: Values) => Promise<void>;

const letterIn = (shell: Partial<Shell>, send: Send = async () => undefined) => (
  <I18nextProvider i18n={createTexts('en', { test: texts })}>
    <ShellProvider shell={shell as Shell}>
      <Letter send={send} />
    </ShellProvider>
  </I18nextProvider>
);

function show(send?: Send) {
  const reportCrash = vi.fn();
  render(letterIn({ reportCrash }, send));
  const [name, email] = ['Name', 'E-mail'].map((label) => screen.getByLabelText<HTMLInputElement>(label)) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const user = userEvent.setup();
  const fill = async () => {
    await user.type(name, 'Noura');
    await user.type(email, 'noura@dana.example');
  };
  const press = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return { user, name, email, fill, press, reportCrash };
}

const wordsAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it('says in the server’s page that it needs scripts, to browsers without', () => {
  const html = renderToString(letterIn({}));
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toBe(texts.validation.needsScript);
});

it('checks a field when it is left, and from then on with each letter', async () => {
  const { user, email } = show();
  await user.type(email, 'noura');
  expect(wordsAt(email)).toBe('');
  await user.tab({ shift: true });
  await vi.waitFor(() => expect(wordsAt(email)).toBe('This is no e-mail.'));
  await user.type(email, '@');
  await vi.waitFor(() => expect(wordsAt(email)).toBe(''));
});

it('says nothing of an empty field that is passed by, checks all when it is sent, and leads to the first', async () => {
  const { user, name, email, press } = show();
  await user.click(name);
  await user.tab();
  await user.tab();
  expect([wordsAt(name), wordsAt(email)]).toEqual(['', '']);
  await press();
  await vi.waitFor(() => expect(wordsAt(name)).toBe('Fill in this field.'));
  expect(wordsAt(email)).toBe('This is no e-mail.');
  expect(document.activeElement).toBe(name);
});

it('sends once, however often it is pressed, and is busy until the answer', async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn((_values: Values) => answer.promise);
  const { user, fill, press } = show(send);
  await fill();
  await user.keyboard('{Enter}{Enter}');
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Noura', email: 'noura@dana.example' }]]);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => answer.resolve());
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

it('puts what the shop refused at its field, with the keyboard, until it is changed', async () => {
  const { user, name, email, fill, press } = show(async () => {
    throw new ApiError(422, 'Check the form.', { mail: ['Taken already.'] });
  });
  await fill();
  await press();
  await vi.waitFor(() => expect(wordsAt(email)).toBe('Taken already.'));
  expect(document.activeElement).toBe(email);
  expect([name.value, screen.queryByRole('alert')]).toEqual(['Noura', null]);
  await user.type(email, '.kw');
  await vi.waitFor(() => expect(wordsAt(email)).toBe(''));
});

it('says above the fields that no answer came, keeps what was typed, and forgets it with the next answer', async () => {
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new UnreachableError('offline'));
  const { email, fill, press, reportCrash } = show(send);
  await fill();
  await press();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No answer.'));
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  expect(email.value).toBe('noura@dana.example');
  await press();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reportCrash).not.toHaveBeenCalled();
});

it('keeps what was typed after a fault of its own too, and reports it', async () => {
  const fault = new TypeError('x is undefined');
  const { name, fill, press, reportCrash } = show(() => Promise.reject(fault));
  await fill();
  await press();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That did not work.'));
  expect(reportCrash).toHaveBeenCalledWith('shell', fault);
  expect(name.value).toBe('Noura');
});

/** The browser's own setter: React learns nothing of it. */
const fillIn = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

it('sends what a browser or a password manager filled in without an event', async () => {
  const send = vi.fn(async () => undefined);
  const { name, email, press } = show(send);
  fillIn(name, 'Noura');
  // As a script of an extension does in the page itself.
  email.value = 'noura@dana.example';
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Noura', email: 'noura@dana.example' }));
});
