// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followLosses, passOnLoss } from './lost-coupon-signal.ts';

const lost = { code: 'DANA10', message: 'This coupon has expired' };
let stop: () => void = () => undefined;
afterEach(() => stop());

/** What a browser gives to its other tabs of what one of them writes. */
function passedOn(): StorageEvent[] {
  const events: StorageEvent[] = [];
  const note = (key: string, newValue: string | null): void => {
    events.push(new StorageEvent('storage', { key, newValue }));
  };
  vi.stubGlobal('localStorage', { setItem: note, removeItem: (key: string) => note(key, null) });
  passOnLoss(lost, 'en');
  return events;
}

it.each([
  ['en', lost],
  ['ar', { code: 'DANA10', message: '' }],
] as const)('reaches a tab in %s once, with words that it can show', (locale, received) => {
  const receive = vi.fn();
  stop = followLosses(locale, receive);
  for (const event of passedOn()) window.dispatchEvent(event);
  expect(receive.mock.calls).toEqual([[received]]);
});

it.each(['not JSON', '"text"', 'null', '{"code":1}'])('takes %s of anybody for nothing', (newValue) => {
  const receive = vi.fn();
  stop = followLosses('en', receive);
  window.dispatchEvent(new StorageEvent('storage', { key: 'dana.cart.lost.v1', newValue }));
  expect(receive).not.toHaveBeenCalled();
});
