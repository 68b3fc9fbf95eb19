// @vitest-environment happy-dom
import { TextsProvider } from '@dana/i18n';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallFailure } from '../calls/release-call.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { ReadView } from './read-view.tsx';

async function show(read: { data?: string; error?: Error }) {
  const texts = await loadTexts('en');
  const refetch = vi.fn<() => Promise<never>>();
  const { data, error = null } = read;
  render(
    <TextsProvider texts={texts}>
      <ReadView<string> read={{ data, error, refetch }}>{(text) => <p>{text}</p>}</ReadView>
    </TextsProvider>,
  );
  return { refetch, t: (key: string) => texts.t(key, { ns: 'releases' }) };
}

it('says that something is on its way, and shows it when it is there', async () => {
  const { t } = await show({});
  expect(screen.getByRole('status').textContent).toContain(t('loading'));
  await show({ data: 'Three faults' });
  expect(screen.getByText('Three faults')).toBeTruthy();
});

it('says why something did not come, and asks again when somebody presses', async () => {
  const { t, refetch } = await show({ error: new CallFailure('It is away.', { status: 503, code: 'away' }) });
  expect(screen.getByRole('alert').textContent).toContain('It is away.');
  screen.getByRole('button', { name: t('again') }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it('leaves what came before in sight when it cannot be read again', async () => {
  await show({ data: 'Three faults', error: new CallFailure('It is away.', { status: 503, code: 'away' }) });
  expect(screen.getByText('Three faults')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('It is away.');
});
