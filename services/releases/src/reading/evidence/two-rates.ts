/** What was seen of one version in one window. Unit: visits, or addresses. */
export type Arm = { seen: number; failed: number };

/** Both versions of one window: they ran at the same time, so what the hour did, it did to both. */
export type Both = { canary: Arm; stable: Arm };

/** Shares of failed visits, each between 0 and 1. */
export type Rates = { canary: number; stable: number };
