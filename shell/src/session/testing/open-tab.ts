import type { ApiClient } from '@dana/api-client';
import type { ShopEventOf } from '@dana/contracts/events';
import type { Session } from '@dana/runtime';
import { createTestBus } from '@dana/testing/create-test-bus';
import { type Mock, vi } from 'vitest';
import type { LeaveDevice } from '../leave-device.ts';
import { createSessionStore } from '../session-store.ts';
import type { TokenKeeper } from '../token-keeper.ts';
import type { Place } from '../where-next.ts';

export const user = {
  name: 'Noura Al Sabah',
  first_name: 'Noura',
  last_name: 'Al Sabah',
  email: 'n@dana.example',
  email_verified: false,
  phone: '',
  cart: null,
};

/** One tab of a browser, with its side effects recorded. */
export function openTab({
  kept = undefined as string | undefined,
  place = { path: '/', search: '' } as Place,
  sent = { status: 'unknown' } as Session,
} = {}) {
  const browser = { kept, cartId: 'guest-cart' as string | undefined };
  const keeper: TokenKeeper = {
    hasHint: () => browser.kept !== undefined,
    read: vi.fn(async () => browser.kept),
    write: async (token) => {
      browser.kept = token;
    },
    forget: async () => {
      browser.kept = undefined;
    },
  };
  const cart = { offer: (id: string) => (browser.cartId ??= id), clear: () => (browser.cartId = undefined) };
  const where = { current: place };
  const api = {
    get: vi.fn(async () => ({ data: { user } })),
    send: vi.fn(async () => ({ data: { user, token: 'token-1' } })),
  };
  const bus = createTestBus();
  const published: ShopEventOf<'session.changed'>[] = [];
  bus.on('session.changed').subscribe((event) => published.push(event));
  const showToast: Mock = vi.fn();
  const navigate = vi.fn((path: string) => {
    where.current = { path, search: '' };
  });
  const typed: Record<'keep' | 'giveBack', Mock> = { keep: vi.fn(), giveBack: vi.fn() };
  const forgetPersonal: Mock = vi.fn();
  const leaveDevice = vi.fn<LeaveDevice>(async () => true);
  const session = createSessionStore({
    keeper,
    cart: cart as never,
    here: () => where.current,
    typed,
    retryDelaysMs: [0],
    newsDelaysMs: [5],
    sent,
  });
  const t = (key: string, values?: Record<string, unknown>) => `${key}${values ? ` ${values.name}` : ''}`;
  const seen = { bus, showToast, navigate, forgetPersonal, leaveDevice };
  session.connect({ ...seen, api: api as unknown as ApiClient, t });
  return { ...seen, session, browser, api, published, keeper, typed, where };
}
