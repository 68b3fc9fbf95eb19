// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { UnpaidNote } from './unpaid-note.tsx';

async function show(path: string, locale: 'en' | 'ar' = 'en') {
  const { bus } = await renderInShell(<UnpaidNote />, { path, locale });
  const say = (orderId: string | null) =>
    act(async () => bus.publish({ type: 'order.unpaidChanged', orderId, number: 'D-100' }));
  await say('o1');
  return { say };
}

it.each(['en', 'ar'] as const)(
  'leads back to the order that was left unpaid, until it is paid (%s)',
  async (locale) => {
    const { say } = await show('/shop', locale);
    expect(screen.getByRole('complementary').textContent).toContain('D-100');
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/${locale}/order/o1`);
    await say(null);
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);

it('can be closed for this tab', async () => {
  await show('/shop');
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(sessionStorage.length).toBe(1);
});

it.each(['/checkout', '/order/o1', '/order-confirmation'])('does not stand over %s', async (path) => {
  await show(path);
  expect(screen.queryByRole('complementary')).toBeNull();
});
