const storageKey = 'dana.promo.v1';
const maximumLength = 60;

/** Where the coupon in use is kept, so that a reload does not lose it. */
export type PromoStore = { read: () => string | null; write: (code: string | null) => void };

/** The tab's own storage; what cannot be read or written is simply not remembered. */
export const sessionPromoStore: PromoStore = {
  read() {
    try {
      const code = sessionStorage.getItem(storageKey);
      return code && code.length <= maximumLength ? code : null;
    } catch {
      return null;
    }
  },
  write(code) {
    try {
      if (code) sessionStorage.setItem(storageKey, code);
      else sessionStorage.removeItem(storageKey);
    } catch {
      // Without storage the coupon lasts as long as the page.
    }
  },
};
