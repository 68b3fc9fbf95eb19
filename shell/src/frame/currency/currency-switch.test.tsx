// @vitest-environment happy-dom
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { CurrencySwitch } from './currency-switch.tsx';

const api = apiOfFile(readTestApi);

const button = () => screen.getByRole('button', { name: 'Currency: KWD' });
const currency = { id: 1, symbol: '', exchange_rate: 1, active: true, default: false };
const twoCurrencies = JSON.stringify({
  data: [
    { ...currency, name: 'Kuwaiti Dinar', code: 'KWD', default: true },
    { ...currency, name: 'US Dollar', code: 'USD', exchange_rate: 3.2 },
    { ...currency, name: 'Old money', code: 'OLD', active: false },
  ],
});

it('shows the present currency and what else can be chosen; a choice is remembered and reloads the page', async () => {
  await api.disturb('/api/currencies', { status: 200, body: twoCurrencies });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await renderInShell(<CurrencySwitch />, { baseUrl: api.baseUrl });
  await act(async () => fireEvent.click(button()));
  const dollar = await screen.findByRole('button', { name: 'USD US Dollar' });
  expect(screen.getByRole('button', { name: 'KWD Kuwaiti Dinar' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('Old money')).toBeNull();
  fireEvent.click(dollar);
  expect(document.cookie).toContain('currency=USD');
  expect(reload).toHaveBeenCalledOnce();
});

it('closes on Esc, with focus back on its button', async () => {
  await renderInShell(<CurrencySwitch />, { baseUrl: api.baseUrl });
  await act(async () => fireEvent.click(button()));
  const dinar = await screen.findByRole('button', { name: 'KWD Kuwaiti Dinar' });
  fireEvent.keyDown(dinar, { key: 'Escape' });
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(button());
});
