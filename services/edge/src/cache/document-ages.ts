/** For how long a document is good for what. Unit: milliseconds. */
export const documentAges = {
  /** Sent, and nothing else. */
  freshMs: 4_000,
  /** Sent while one render renews it. With that render and what the API keeps a change is seen within ten seconds. */
  renewMs: 8_000,
  /**
   * The same two while the API says when something changed, so that age alone proves nothing. That an offer or a coupon begins or
   * ends is no change: this is how long a page may not show it.
   */
  followed: { freshMs: 300_000, renewMs: 600_000 },
  /** So long after a change it may still be unknown here or to an API, while the API says when something changed. */
  lagMs: 3_000,
  /** Older ones: so long a request waits for the render before it gets the older document. */
  waitMs: 1_000,
  /** After a render that was late, refused or failed: until the next try. */
  retryMs: 2_000,
  /** Sent when there is nothing newer. */
  staleMs: 24 * 3_600_000,
};

export type DocumentAges = typeof documentAges;
