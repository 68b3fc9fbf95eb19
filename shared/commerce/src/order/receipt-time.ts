// The shop's own clock, as on the bank's page.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kuwait',
});

/** The time of day of a payment in Kuwait: "14:05". Errors: throws `RangeError` on an unreadable date. */
export const receiptTime = (isoDate: string): string => clock.format(new Date(isoDate));
