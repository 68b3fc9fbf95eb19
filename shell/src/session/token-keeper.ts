import { isKeptCookieValue } from '@dana/contracts/kept-cookies';
import { dropCookie, keepCookie, readCookie, writeCookie } from '@dana/runtime/cookies';

/** Keeps the shopper's token between documents. Every call may reject; none blocks the page. */
export type TokenKeeper = {
  /** Whether asking for the token is worth a request. */
  hasHint: () => boolean;
  /** Rejects after 4 s without an answer. */
  read: () => Promise<string | undefined>;
  /** Other tabs see at once that there is a session. @param isLasting – whether it outlives the browser's closing. */
  write: (token: string, isLasting: boolean) => Promise<void>;
  /** Ends the kept session. What script can clear is cleared at once, so that other tabs see it even offline. */
  forget: () => Promise<void>;
};

const address = '/session';
const hintCookie = 'signed_in';

/** A change that hangs gives way to the next one. Unit: milliseconds. */
const changeTimeoutMs = 8_000;
/** The page waits for what it reads. Unit: milliseconds. */
const readTimeoutMs = 4_000;
/** One change after the other: of two under way at once the earlier could be the one that lasts. */
let lastChange: Promise<unknown> = Promise.resolve();
let isEnded = false;
const timeLimit = (limitMs = changeTimeoutMs): AbortSignal => AbortSignal.timeout(limitMs);
function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
  const turn = lastChange.then(change);
  lastChange = turn.catch(() => undefined);
  return turn;
}

/** The browser's keeper: the shop's own server holds the token in a cookie that no script can read. */
export const edgeTokenKeeper: TokenKeeper = {
  hasHint: () => readCookie(hintCookie) === '1',
  async read() {
    const headers = { Accept: 'application/json' };
    // The limit is one of the body as well.
    const response = await fetch(address, { headers, signal: timeLimit(readTimeoutMs) });
    if (!response.ok) throw new Error(`GET ${address} answered ${response.status}.`);
    const body: unknown = await response.json();
    const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
    return typeof token === 'string' && token !== '' ? token : undefined;
  },
  async write(token, isLasting) {
    isEnded = false;
    writeCookie(hintCookie, '1');
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ token, lasting: isLasting });
    const response = await inTurn(() =>
      fetch(address, { method: 'PUT', headers, body, signal: timeLimit() }),
    );
    // The answer brings the sign of a session with it, be it ended by now or not.
    if (isEnded) writeCookie(hintCookie, '', 0);
    if (!response.ok) throw new Error(`PUT ${address} answered ${response.status}.`);
  },
  async forget() {
    isEnded = true;
    writeCookie(hintCookie, '', 0);
    await inTurn(() => fetch(address, { method: 'DELETE', keepalive: true, signal: timeLimit() }));
  },
};

/** The cart's id of this browser. */
export const cartCookieKeeper = {
  /** Takes the account's cart where this browser has none; a guest's own cart stays (the cart's owner merges). */
  offer(cartId: string): void {
    if (!readCookie('cart_id') && isKeptCookieValue('cart_id', cartId)) keepCookie('cart_id', cartId);
  },
  clear: () => dropCookie('cart_id'),
};
