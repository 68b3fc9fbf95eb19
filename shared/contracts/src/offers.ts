import type { ExtensionName } from './api/extensions.ts';

/** Who knows what the back end offers beyond the calls of every shop: the API client, and a document's state. */
export type Offering = { readonly extensions?: readonly string[] | undefined };

/**
 * Whether the back end offers something beyond the calls of every shop. What needs it is left out where it does not: no link, no
 * tab, no field, no call. A shell or server of before has nothing to say of it, and its back end offers everything.
 */
export function offers({ extensions }: Offering, name: ExtensionName): boolean {
  return extensions === undefined || extensions.includes(name);
}

/**
 * Whether a code for a discount can be of use: not in a shop whose back end keeps coupons with the cart and has none. One that
 * does not say what it keeps may take codes that it names nowhere.
 */
export const takesCoupons = ({ extensions }: Offering): boolean =>
  extensions === undefined || !extensions.includes('cart-coupon') || extensions.includes('coupons');
