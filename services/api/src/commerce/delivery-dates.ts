const dayMs = 24 * 60 * 60 * 1000;
// Kuwait keeps UTC+3 all year. Friday and Saturday are the weekend.
const kuwaitOffsetMs = 3 * 60 * 60 * 1000;
const weekend = new Set([5, 6]);

/** The day in Kuwait, as YYYY-MM-DD, that lies this many working days after a moment. */
export function workingDayAfter(moment: Date, workingDays: number): string {
  let dayStart = new Date(moment.getTime() + kuwaitOffsetMs);
  let left = workingDays;
  while (left > 0) {
    dayStart = new Date(dayStart.getTime() + dayMs);
    if (!weekend.has(dayStart.getUTCDay())) left -= 1;
  }
  return dayStart.toISOString().slice(0, 10);
}
