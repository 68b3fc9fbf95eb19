import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
// Kuwait keeps UTC+3 all year.
const kuwaitOffsetMs = 3 * 60 * 60 * 1000;
const kuwaitWeekend = [5, 6];

/** What is ordered before this hour in Kuwait, on a working day, is handed over on the same day. Source: docs/shop-rules.md. */
const cutOffHour = 14;

type Holiday = Selectable<Database['holidays']>;
type Country = Pick<Selectable<Database['countries']>, 'code' | 'weekend'>;

/** When is worked where an order begins and where it ends; it moves on days that are working days in both. */
export type WorkCalendar = { shop: Country | undefined; destination: Country; holidays: readonly Holiday[] };

/**
 * Between which days, as YYYY-MM-DD, an order that is placed at a moment arrives. Counted are working days after the one on
 * which it is handed over.
 */
export function deliveryDates(
  placedAt: Date,
  { min_days: minDays, max_days: maxDays }: { min_days: number; max_days: number },
  calendar: WorkCalendar,
): { from: string; to: string } {
  const shop = calendar.shop ?? { code: 'KW', weekend: kuwaitWeekend };
  const isShopDay = (day: Date) => isWorkingDay(day, shop, calendar.holidays);
  const isCourierDay = (day: Date) =>
    isShopDay(day) && isWorkingDay(day, calendar.destination, calendar.holidays);
  const local = new Date(placedAt.getTime() + kuwaitOffsetMs);
  const today = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
  const isInTime = local.getUTCHours() < cutOffHour && isShopDay(today);
  const handedOver = isInTime ? today : daysAfter(today, 1, isShopDay);
  return {
    from: isoDay(daysAfter(handedOver, minDays, isCourierDay)),
    to: isoDay(daysAfter(handedOver, maxDays, isCourierDay)),
  };
}

/** The day in Kuwait that lies this many working days after a moment: what orders were promised before holidays counted. */
export function workingDayAfter(moment: Date, workingDays: number): string {
  const isWorked = (day: Date) => !kuwaitWeekend.includes(day.getUTCDay());
  return isoDay(daysAfter(new Date(moment.getTime() + kuwaitOffsetMs), workingDays, isWorked));
}

function isWorkingDay(day: Date, { code, weekend }: Country, holidays: readonly Holiday[]): boolean {
  if (weekend.includes(day.getUTCDay())) return false;
  const own = holidays.filter(({ countries }) => countries === null || countries.includes(code));
  return !own.some((holiday) => isHoliday(day, holiday));
}

function daysAfter(start: Date, count: number, counts: (day: Date) => boolean): Date {
  let day = start;
  // More than a year without a working day is a fault of the data, and no reason to hang.
  for (let left = count, tries = 0; left > 0 && tries < 400; tries += 1) {
    day = new Date(day.getTime() + dayMs);
    if (counts(day)) left -= 1;
  }
  return day;
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const inCalendar = {
  gregorian: formatOf('gregory'),
  // The calendar of Umm al-Qura; the moon may be seen a day later, so days in the data have one to spare.
  hijri: formatOf('islamic-umalqura'),
} as const;

function formatOf(calendar: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-nu-latn', {
    calendar,
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
}

/** Whether a day (midnight UTC) is one of a holiday's. A `year` is one of its own calendar. */
function isHoliday(day: Date, holiday: Holiday): boolean {
  for (let back = 0; back < holiday.days; back += 1) {
    const first = dateIn(holiday.calendar, new Date(day.getTime() - back * dayMs));
    const isInYear = holiday.year === null || holiday.year === first.year;
    if (isInYear && first.month === holiday.month && first.day === holiday.day) return true;
  }
  return false;
}

function dateIn(calendar: Holiday['calendar'], day: Date) {
  const parts = inCalendar[calendar].formatToParts(day);
  const number = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: number('year'), month: number('month'), day: number('day') };
}
