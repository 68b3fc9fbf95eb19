const cookieName = 'cart_id';
const lifetimeSeconds = 30 * 24 * 60 * 60;
/** Ids of the back end: no character that would need quoting in a cookie, and nothing long. */
const cartIdPattern = /^[\w.~-]{1,200}$/;

/** Where the cart's id is kept between visits. */
export type CartIdStore = {
  read: () => string | undefined;
  write: (cartId: string) => void;
  remove: () => void;
};

/** The cart's id in a `document.cookie` text; a corrupt value is none. */
function readCartId(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === cookieName && cartIdPattern.test(value)) return value;
  }
  return undefined;
}

/** Where the browser keeps no cookies, the cart lives as long as the page. */
let unstoredCartId: string | undefined;

/** The cookie `cart_id`: readable by script (calls carry it in their bodies), for 30 days. */
export const cartCookie: CartIdStore = {
  read: () => readCartId(document.cookie) ?? unstoredCartId,
  write(cartId) {
    if (!cartIdPattern.test(cartId)) return;
    document.cookie = `${cookieName}=${cartId}; ${attributes(lifetimeSeconds)}`;
    unstoredCartId = readCartId(document.cookie) === cartId ? undefined : cartId;
  },
  remove() {
    document.cookie = `${cookieName}=; ${attributes(0)}`;
    unstoredCartId = undefined;
  },
};

function attributes(maxAgeSeconds: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
