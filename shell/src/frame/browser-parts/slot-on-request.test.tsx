// @vitest-environment happy-dom
import { useBusEvent } from '@dana/runtime';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SlotOnRequest } from './slot-on-request.tsx';

const request = (requestId: string) => ({ type: 'cart.drawerRequested' as const, requestId });

function Drawer() {
  const [received, setReceived] = useState<string[]>([]);
  useBusEvent('cart.drawerRequested', ({ requestId }) => setReceived((before) => [...before, requestId]));
  return <p>{`opened by ${received.join()}`}</p>;
}
const host = <SlotOnRequest slot="cart.drawer" request="cart.drawerRequested" />;

it('is not there until it is asked for, and then receives that very request once', async () => {
  const { bus } = await renderInShell(host, { slot: Drawer });
  expect(screen.queryByText(/opened/)).toBeNull();
  await act(async () => bus.publish(request('a')));
  expect(await screen.findByText('opened by a')).toBeTruthy();
  await act(async () => bus.publish(request('b')));
  expect(screen.getByText('opened by a,b')).toBeTruthy();
});

it('says so when its remote cannot be loaded, and tries again with the next request', async () => {
  const { bus, toasts } = await renderInShell(host);
  await act(async () => bus.publish(request('a')));
  await act(async () => bus.publish(request('b')));
  const sentence = 'This part of the shop is unavailable';
  expect(toasts).toEqual([
    { kind: 'error', text: sentence },
    { kind: 'error', text: sentence },
  ]);
});
