/** What the shopper is to know of a coupon that the cart does not have. */
export type CouponNotice = {
  code: string;
  /** The server's words; empty where the coupon waits for something to be in the cart. */
  message: string;
  /** It was asked for just now; else the cart had it and lost it. */
  isAsked: boolean;
};
