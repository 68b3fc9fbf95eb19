// @vitest-environment happy-dom
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Adverts } from './adverts.tsx';

const api = apiOfFile(readTestApi);

const rests = { short: 20, long: 20 };
const open = (options: Parameters<typeof renderInShell>[1] = {}, used = rests) =>
  renderInShell(
    <>
      <Link to="/shop">on to the shop</Link>
      <input aria-label="a field" />
      <Adverts rests={used} />
    </>,
    { baseUrl: api.baseUrl, ...options },
  );
const popup = async () => within(await screen.findByRole('dialog', { name: 'Advertisement' }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('shows the adverts by priority, steps through them, and leads on in a new tab', async () => {
  await open();
  const advert = await popup();
  expect(advert.getByRole('heading').textContent).toBe('10% off everything');
  const described = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
  // What cleans foreign text comes behind the page.
  await expect.poll(() => document.getElementById(described)?.textContent).toMatch(/^10% off everything.+/);
  const more = advert.getByRole('link', { name: 'Learn More' });
  expect([more.getAttribute('href'), more.getAttribute('target'), more.getAttribute('rel')]).toEqual([
    '/en/coupons',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(advert.getByRole('button', { name: 'Previous advertisement' }).hasAttribute('disabled')).toBe(true);
  await press('Next advertisement');
  expect(advert.getByRole('heading').textContent).toMatch(/Free delivery/);
  expect(advert.getByRole('button', { name: 'Next advertisement' }).hasAttribute('disabled')).toBe(true);
});

it('remembers each closed advert, shows the next in its place, and is gone after the last', async () => {
  await open();
  const advert = await popup();
  await press('Close advertisement');
  await waitFor(() => expect(advert.getByRole('heading').textContent).toMatch(/Free delivery/));
  expect(JSON.parse(localStorage.getItem('closed_ads') ?? '[]')).toHaveLength(1);
  await press('Close advertisement');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(localStorage.getItem('closed_ads') ?? '[]')).toHaveLength(2);
});

it('names a picture without a title, and drops a link that is none', async () => {
  const data = [
    { id: 9, priority: '3', title: '', content: '', image_url: '/a.jpg', link_url: 'javascript:alert(1)' },
  ];
  await api.disturb('/api/ads', { status: 200, body: JSON.stringify(data) });
  await open();
  const advert = await popup();
  expect(advert.getByRole('img', { name: 'Advertisement' })).toBeTruthy();
  expect(advert.queryByRole('link')).toBeNull();
});

it('shows nothing when the adverts cannot be had, and says so in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api.disturb('/api/ads', { status: 503 });
  await open();
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives way to a press while it arrives, and comes back when the page is at rest again', async () => {
  await open();
  const arriving = await screen.findByRole('dialog', { name: 'Advertisement', hidden: true });
  expect(arriving.hasAttribute('inert')).toBe(true);
  await act(async () => fireEvent.pointerDown(screen.getByText('on to the shop')));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await act(async () => fireEvent.pointerUp(screen.getByText('on to the shop')));
  await popup();
  expect(localStorage.getItem('closed_ads')).toBeNull();
});

it('does not come to who uses the keyboard, before the next page', async () => {
  await open();
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await act(async () => fireEvent.click(screen.getByText('on to the shop')));
  await popup();
});

it('that was closed in another tab meanwhile does not come', async () => {
  await open({}, { short: 500, long: 500 });
  localStorage.setItem('closed_ads', JSON.stringify(Array.from({ length: 50 }, (_, id) => String(id))));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 900)));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('never opens over a dialog that came up meanwhile', async () => {
  await open();
  await screen.findByRole('dialog', { name: 'Advertisement', hidden: true });
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Advertisement', hidden: true })).toBeNull(),
  );
  await act(async () => other.remove());
  await popup();
});

it.each(['/checkout', '/order/12', '/order-confirmation'])('shows no advert on %s', async (path) => {
  await open({ path });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('waits while another dialog is open or something is typed, and leaves with the page', async () => {
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  await open();
  const field = screen.getByRole('textbox');
  await act(async () => field.focus());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('dialog', { name: 'Advertisement' })).toBeNull();
  await act(async () => other.remove());
  expect(screen.queryByRole('dialog', { name: 'Advertisement' })).toBeNull();
  await act(async () => field.blur());
  await popup();
  await act(async () => fireEvent.click(screen.getByText('on to the shop')));
  expect(screen.queryByRole('dialog')).toBeNull();
});
