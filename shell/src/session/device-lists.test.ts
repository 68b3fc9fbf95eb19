// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { clearDevice, followClearing, hasDeviceLists } from './device-lists.ts';

it.each([
  ['dana.searches.v1', '["pearl"]'],
  ['dana.wishlist.v1', '{"items":[{"productId":"1"}],"removals":[]}'],
  ['dana.wishlist.v1', '{"items":[],"removals":[],"aside":[{"productId":"1"}]}'],
  ['store.seen.v1', '["14"]'],
])('sees that %s holds %s', (key, text) => {
  localStorage.setItem(key, text);
  expect(hasDeviceLists()).toBe(true);
});

it.each([
  ['dana.searches.v1', '[]'],
  ['dana.wishlist.v1', '{"items":[],"removals":[]}'],
  ['dana.wishlist.v1', 'not a list'],
  ['closed_ads', '["3"]'],
])('sees nothing of a shopper in %s with %s', (key, text) => {
  localStorage.setItem(key, text);
  expect(hasDeviceLists()).toBe(false);
});

it('removes what the shop keeps, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('dana.seen.v1', '["14"]');
    storage.setItem('store.seen.v1', '["14"]');
    storage.setItem('closed_ads', '["3"]');
  }
  sessionStorage.setItem('dana.reload.v1', '1');
  clearDevice();
  expect(Object.keys(localStorage)).toEqual(['closed_ads']);
  expect(Object.keys(sessionStorage).sort()).toEqual(['closed_ads', 'dana.reload.v1']);
});

it('clears what this tab keeps when another one clears the device', () => {
  followClearing();
  sessionStorage.setItem('dana.checkout.draft.v2', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'dana.seen.v1', newValue: '[]' }));
  expect(sessionStorage.getItem('dana.checkout.draft.v2')).toBe('{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'dana.cleared.v1', newValue: '1' }));
  expect(sessionStorage.getItem('dana.checkout.draft.v2')).toBeNull();
});

it('keeps going where the browser allows no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasDeviceLists()).toBe(false);
  expect(clearDevice).not.toThrow();
});
