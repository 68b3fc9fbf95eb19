import type { Locale } from '@dana/contracts/locale';
import { storedValue } from '@dana/runtime';
import type { LostCoupon } from './coupon-notice.ts';

const name = 'cart.lost.v1';
const signal = storedValue('browser', name);

/** Passes on to this browser's other tabs that the cart has lost its coupon: the shopper may be looking at one of them. */
export function passOnLoss(lost: LostCoupon, locale: Locale): void {
  signal.write(JSON.stringify({ ...lost, locale }));
  signal.write(null);
}

/**
 * Receives what another tab passes on; without the server's words where they are in another language than this tab's.
 * @returns a function that stops it.
 */
export function followLosses(locale: Locale, receive: (lost: LostCoupon) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const lost = key === `dana.${name}` ? readLoss(newValue, locale) : undefined;
    if (lost) receive(lost);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readLoss(text: string | null, locale: Locale): LostCoupon | undefined {
  try {
    const { code, message, locale: said } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (typeof code !== 'string' || typeof message !== 'string') return undefined;
    return { code, message: said === locale ? message : '' };
  } catch {
    return undefined;
  }
}
