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
export function isHoliday(day: Date, holiday: Holiday): boolean {
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
