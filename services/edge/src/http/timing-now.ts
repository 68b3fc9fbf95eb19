/**
 * The time of an answer, for its `Server-Timing`, the one header of a document that its scripts can read: what ends, ends by the
 * shop's clock and not by that of a device. Unit: milliseconds since 1970.
 */
export const timingNow = (): string => `now;dur=${Date.now()}`;
