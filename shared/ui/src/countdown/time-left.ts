export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * What is left until an offer ends, cut into whole units; undefined once it has ended or where the end is no date.
 * @param end – ISO 8601.
 * @param nowMs – milliseconds since 1970.
 */
export function timeLeft(end: string, nowMs: number): TimeLeft | undefined {
  const leftMs = Date.parse(end) - nowMs;
  // Also false for NaN, which is what an unreadable date gives.
  if (!(leftMs >= secondMs)) return undefined;
  return {
    days: Math.floor(leftMs / dayMs),
    hours: Math.floor((leftMs % dayMs) / hourMs),
    minutes: Math.floor((leftMs % hourMs) / minuteMs),
    seconds: Math.floor((leftMs % minuteMs) / secondMs),
  };
}

const nearHours = 72;

/**
 * Whether an offer ends in less than 72 hours, or has ended; false where the end is no date.
 * @param end – ISO 8601.
 * @param nowMs – milliseconds since 1970.
 */
export const isNearEnd = (end: string, nowMs: number): boolean =>
  Date.parse(end) - nowMs < nearHours * hourMs;
