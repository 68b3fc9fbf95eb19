import { isKeptCookieValue } from '@dana/contracts/kept-cookies';
import { dropCookie, forgetCookie, keepCookie, readCookie } from '@dana/runtime/cookies';

/** Where the cart's id is kept between visits. */
export type CartIdStore = {
  read: () => string | undefined;
  write: (cartId: string) => void;
  remove: () => void;
  /** The session has ended and the shell removed the id: what is only in this page's memory goes as well. */
  forget?: () => void;
};

const name = 'cart_id';

/** The cookie `cart_id`: readable by script (calls carry it in their bodies), for 30 days. A corrupt value is none. */
export const cartCookie: CartIdStore = {
  read() {
    const value = readCookie(name);
    return isKeptCookieValue(name, value) ? value : undefined;
  },
  write(cartId) {
    if (isKeptCookieValue(name, cartId)) keepCookie(name, cartId);
  },
  remove: () => dropCookie(name),
  forget: () => forgetCookie(name),
};
