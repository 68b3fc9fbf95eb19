/** A coupon that the cart had and lost, with the server's words. */
export type LostCoupon = { code: string; message: string };

/** What the shopper is to know of a coupon that the cart does not have. */
export type CouponNotice = {
  code: string;
  /** The server's words; empty where a coupon that was asked for waits for something to be in the cart, and where nobody knows them. */
  message: string;
  /** It was asked for just now; else the cart had it and lost it. */
  isAsked: boolean;
};
