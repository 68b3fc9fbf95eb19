// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncStatus } from '#features/wishlist/sync-status.ts';
import { openShop } from '../testing/open-shop.ts';
import * as page from './profile.route.tsx';
import * as wishlist from './wishlist.route.tsx';

/* What an account keeps, and how it answers when that goes wrong. Its whole life is `e2e/account/life-of-an-account`. */

const { shopper, get, disturb, restore, show } = openShop();
// Read before, so that no test waits for the machine to read it.
beforeAll(() => import('@dana/commerce/address/area-field'));
const open = (query = '', locale: 'en' | 'ar' = 'en') =>
  show(page, `/profile${query}`, { locale, signIn: shopper });

it('shows nothing of anybody while nobody is signed in', async () => {
  await show(page, '/profile');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(document.body.textContent).not.toContain(shopper.email);
});

it('counts orders, lists and addresses, and leads to each', async () => {
  const { t } = await open('', 'ar');
  const counter = await screen.findByRole('link', { name: `0 ${t('overview.addresses')}` });
  expect(counter.getAttribute('href')).toBe('/ar/profile?tab=addresses');
});

it.each([
  ['?tab=orders', '/api/orders', 'orders.failed', 'orders.empty.title'],
  ['?tab=addresses', '/api/addresses', 'addresses.failed', 'addresses.empty.title'],
  ['', '/api/orders', 'overview.failed', 'overview.orders'],
])(
  'says at "%s" that it failed, tries again on request, and says where there is nothing yet',
  async (query, path, failed, healthy) => {
    await disturb(path, { status: 503 });
    const { t, user } = await open(query, 'ar');
    expect(await screen.findByText(t(failed))).toBeTruthy();
    await restore();
    await user.click(screen.getByRole('button', { name: t('form.retry') }));
    expect(await screen.findByText(t(healthy))).toBeTruthy();
  },
);

it('asks for the password with another e-mail, and takes none for what else changes', async () => {
  const { t, user, toasts } = await open('?tab=information', 'ar');
  const email = await screen.findByLabelText<HTMLInputElement>(t('form.email'));
  expect(screen.queryByLabelText(t('form.currentPassword'))).toBeNull();
  await user.clear(email);
  await user.type(email, 'noura.moved@dana.example{Enter}');
  const password = await screen.findByLabelText<HTMLInputElement>(t('form.currentPassword'));
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  expect(password.matches(':focus')).toBe(true);
  await user.type(password, 'a guess{Enter}');
  expect(await screen.findByText('كلمة المرور الحالية غير صحيحة')).toBeTruthy();
  await user.clear(password);
  await user.type(password, `${shopper.password}{Enter}`);
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('information.updated') }));
  shopper.email = 'noura.moved@dana.example';
});

it('says that the e-mail is not confirmed yet, sends the link again, and says why it cannot', async () => {
  const { t, user } = await open();
  expect(await screen.findByText(t('confirmEmail.state.unconfirmed'))).toBeTruthy();
  const send = screen.getByRole('button', { name: t('confirmEmail.send') });
  await disturb('/api/confirm-email/letter', {
    status: 429,
    body: '{"success":false,"message":"Too many attempts"}',
  });
  await user.click(send);
  expect(await screen.findByText('Too many attempts')).toBeTruthy();
  await restore();
  await user.click(send);
  expect(await screen.findByText(t('confirmEmail.sent'))).toBeTruthy();
});

it('saves a changed name and says at its field what the API refused', async () => {
  const { t, user, toasts } = await open('?tab=information');
  const first = await screen.findByLabelText<HTMLInputElement>(t('form.firstName'));
  await user.clear(first);
  await user.type(first, 'Dalal');
  await user.click(screen.getByRole('button', { name: t('information.save') }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('information.updated') }));
  const email = screen.getByLabelText(t('form.email'));
  await user.clear(email);
  await user.type(email, 'no address{Enter}');
  expect(await screen.findByText(t('validation.email'))).toBeTruthy();
});

it('keeps the session and what was typed when the current password is wrong, and changes it with the right one', async () => {
  const { t, user, toasts } = await open('?tab=password', 'ar');
  const current = await screen.findByLabelText<HTMLInputElement>(t('form.currentPassword'));
  await user.type(current, 'not it');
  await user.type(screen.getByLabelText(t('form.newPassword')), 'Gulf-pearls8');
  await user.type(screen.getByLabelText(t('form.confirmPassword')), 'Gulf-pearls8{Enter}');
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>(t('form.newPassword')).value).toBe('Gulf-pearls8');
  expect(screen.getByText(shopper.email)).toBeTruthy();
  expect(toasts).toEqual([]);
  await user.clear(current);
  await user.type(current, `${shopper.password}{Enter}`);
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('password.updated') }));
  shopper.password = 'Gulf-pearls8';
});

it('has everything that the shop keeps of the shopper downloaded, and says where that failed', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob });
    return 'blob:of-a-test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
  const { t, user } = await open('?tab=information', 'ar');
  await user.click(await screen.findByRole('button', { name: t('ownData.page') }));
  expect(await screen.findByText(t('ownData.saved', { file: 'my-data.html' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('ownData.data') }));
  expect(await screen.findByText(t('ownData.saved', { file: 'my-data.json' }))).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['my-data.html', 'my-data.json']);
  for (const { blob } of saved) expect(await blob.text()).toContain(shopper.email);
  await disturb('/api/account/data', {
    status: 429,
    body: '{"success":false,"message":"Too many attempts"}',
  });
  await user.click(screen.getByRole('button', { name: t('ownData.data') }));
  expect(await screen.findByText('Too many attempts')).toBeTruthy();
});

it('asks for the password before the account is deleted, and keeps it where that is wrong', async () => {
  const { t, user } = await open('?tab=information');
  await user.click(await screen.findByRole('button', { name: t('deleteAccount.begin') }));
  const password = await screen.findByLabelText<HTMLInputElement>(t('form.currentPassword'));
  await waitFor(() => expect(password.matches(':focus')).toBe(true));
  await user.type(password, 'a guess{Enter}');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: t('deleteAccount.keep') }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('deleteAccount.begin') }).matches(':focus')).toBe(true),
  );
  expect(screen.getByText(shopper.email)).toBeTruthy();
});

it('writes an address the Kuwaiti way and shows it as drivers read it', async () => {
  const { t, user, address } = await open('?tab=addresses&address=new');
  const field = (name: string) => t(`field.${name}`);
  await user.type(await screen.findByRole('combobox', { name: field('city_id') }), 'السالمية');
  await user.click(await screen.findByRole('option', { name: 'Salmiya' }));
  await user.type(screen.getByLabelText(field('block')), '٤');
  await user.type(screen.getByLabelText(field('street')), '12');
  await user.click(screen.getByRole('button', { name: t('addresses.save') }));
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  await user.type(screen.getByLabelText(field('building')), '7');
  await user.click(screen.getByRole('button', { name: t('addresses.save') }));
  await waitFor(() => expect(address()).toBe('/profile?tab=addresses'));
  expect(await screen.findByText('Block 4')).toBeTruthy();
  expect(screen.getByText('Street 12, Building 7')).toBeTruthy();
  expect(screen.getByText(t('addresses.default'))).toBeTruthy();
}, 30_000);

it('says what the API has against a picture that is none inside', async () => {
  const { t, user } = await open();
  const input = screen.getByLabelText(t('picture.choose'), { selector: 'input' });
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: t('picture.use') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('picture.use') }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await user.click(screen.getByRole('button', { name: t('form.cancel') }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the emails about lower prices', () => {
  beforeEach(async () => {
    const { data: product } = await get('/products/qumash-daily-t-shirt');
    const item = { productId: String(product.id), slug: product.slug, title: product.name, addedAtMs: 1 };
    localStorage.setItem('dana.wishlist.v1', JSON.stringify({ items: [item], removals: [] }));
  });

  const soon = { timeout: 10_000 };
  const openList = (locale: 'en' | 'ar' = 'en') => show(wishlist, '/wishlist', { locale, signIn: shopper });
  const boxOf = (name: string) => screen.findByRole('checkbox', { name }, soon);
  const bare = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
  const says = (text: string) =>
    waitFor(() => expect(bare(document.body.textContent)).toContain(bare(text)), soon);

  it('are off until the shopper agrees, say that the e-mail must be confirmed, and go off again', async () => {
    const { t, user } = await openList('ar');
    const box = await boxOf(t('priceAlerts.label'));
    expect(box).toHaveProperty('checked', false);
    await user.click(box);
    await says(t('priceAlerts.unconfirmed', { email: shopper.email }));
    expect(box).toHaveProperty('checked', true);
    await says(t('priceAlerts.on'));
    await user.click(screen.getByRole('button', { name: t('priceAlerts.again') }));
    await user.click(box);
    await says(t('priceAlerts.off'));
    expect(box).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: t('priceAlerts.again') })).toBeNull();
  });

  it('say when they cannot be read, are read again on request, and why a choice could not be saved', async () => {
    await disturb('/api/price-letters', { status: 503, body: '{"success":false,"message":""}' });
    const { t, user } = await openList();
    await says(t('priceAlerts.unreadable'));
    await restore();
    await user.click(screen.getByRole('button', { name: t('priceAlerts.retry') }));
    const box = await boxOf(t('priceAlerts.label'));
    await disturb('/api/price-letters', { status: 503, body: '{"success":false,"message":""}' });
    await user.click(box);
    await says(t('priceAlerts.unreachable'));
    expect(box).toHaveProperty('checked', false);
    expect(document.activeElement).toBe(box);
  });

  it.each([
    ['a guest', {}],
    ['an API of before these emails', { signIn: shopper }],
  ])('are not there for %s', async (_, given) => {
    if ('signIn' in given)
      await disturb('/api/price-letters', { status: 404, body: '{"success":false,"message":"Not found"}' });
    const { t } = await show(wishlist, '/wishlist', given);
    await screen.findByText(t('wishlist.stock.in'), {}, soon);
    expect(screen.queryByRole('checkbox', { name: t('priceAlerts.label') })).toBeNull();
    expect(screen.queryByText(t('priceAlerts.unreadable'))).toBeNull();
  });
});

it('interrupts nobody with a list that did not reach the account, and answers who tries again', async () => {
  const item = { productId: '1', slug: 'x', title: 'X', addedAtMs: 1 };
  localStorage.setItem('dana.wishlist.v1', JSON.stringify({ items: [item], removals: [] }));
  syncStatus.set('failed');
  syncStatus.onRetry(() => syncStatus.set('merging'));
  const { t, user } = await show(wishlist, '/wishlist', { signIn: shopper, locale: 'ar' });
  const isSpoken = (words: string) =>
    screen.getByText(t(words)).closest('[aria-live], [role="status"]') !== null;
  expect(isSpoken('wishlist.note.unsynced')).toBe(false);
  await user.click(screen.getByRole('button', { name: t('wishlist.note.retry') }));
  expect(isSpoken('wishlist.note.merging')).toBe(true);
  act(() => syncStatus.set('failed'));
  expect(isSpoken('wishlist.note.unsynced')).toBe(true);
  act(() => syncStatus.set('idle'));
  expect(isSpoken('wishlist.note.saved')).toBe(true);
  syncStatus.onRetry(undefined);
});
