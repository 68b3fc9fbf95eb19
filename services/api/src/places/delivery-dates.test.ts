import { describe, expect, it } from 'vitest';
import { deliveryDates, type WorkCalendar } from './delivery-dates.ts';

type Holiday = WorkCalendar['holidays'][number];
const holiday = (changes: Partial<Holiday>): Holiday => ({
  ...{ id: 1, name: {}, countries: null, calendar: 'gregorian', year: null, month: 1, day: 1, days: 1 },
  ...changes,
});
const kuwait = { code: 'KW', weekend: [5, 6] };
const emirates = { code: 'AE', weekend: [6, 0] };
const plain: WorkCalendar = { shop: kuwait, destination: kuwait, holidays: [] };
const express = { min_days: 1, max_days: 1 };
const standard = { min_days: 2, max_days: 3 };
/** A moment in Kuwait. */
const at = (text: string) => new Date(`${text}+03:00`);

describe('the days of a delivery', () => {
  it('are working days after the day on which the order is handed over', () => {
    expect(deliveryDates(at('2026-03-01T10:00'), standard, plain)).toEqual({
      from: '2026-03-03',
      to: '2026-03-04',
    });
    expect(deliveryDates(at('2026-03-04T10:00'), standard, plain)).toEqual({
      from: '2026-03-08',
      to: '2026-03-09',
    });
  });

  it.each([
    ['one minute before two', '2026-03-01T13:59', '2026-03-02'],
    ['at two', '2026-03-01T14:00', '2026-03-03'],
    ['on Thursday morning', '2026-03-05T09:00', '2026-03-08'],
    ['on Thursday afternoon', '2026-03-05T15:00', '2026-03-09'],
    ['on Friday morning', '2026-03-06T09:00', '2026-03-09'],
    ['before midnight, when it is still today in Greenwich', '2026-03-02T00:30', '2026-03-03'],
  ])('count from the next working day for an order that comes too late: %s', (_, moment, day) => {
    expect(deliveryDates(at(moment), express, plain)).toEqual({ from: day, to: day });
  });

  it('leave out holidays, those of the hijri year too', () => {
    const national = holiday({ month: 2, day: 25, days: 2 });
    expect(deliveryDates(at('2026-02-24T10:00'), express, { ...plain, holidays: [national] }).from).toBe(
      '2026-03-01',
    );
    // The first of Shawwal 1447 is the 20th of March 2026.
    const fitr = holiday({ calendar: 'hijri', month: 10, day: 1, days: 4 });
    expect(deliveryDates(at('2026-03-19T10:00'), express, { ...plain, holidays: [fitr] }).from).toBe(
      '2026-03-24',
    );
    expect(deliveryDates(at('2026-03-22T10:00'), express, { ...plain, holidays: [fitr] }).from).toBe(
      '2026-03-25',
    );
    const once = holiday({ month: 3, day: 2, year: 2027 });
    expect(deliveryDates(at('2026-03-01T10:00'), express, { ...plain, holidays: [once] }).from).toBe(
      '2026-03-02',
    );
  });

  it('are working days in the country of the address as well', () => {
    const abroad = { ...plain, destination: emirates };
    expect(deliveryDates(at('2026-03-05T10:00'), express, abroad).from).toBe('2026-03-09');
    const national = holiday({ countries: ['AE'], month: 12, day: 2, days: 2 });
    const holidays = [national];
    expect(deliveryDates(at('2026-12-01T10:00'), express, { ...plain, holidays }).from).toBe('2026-12-02');
    expect(deliveryDates(at('2026-12-01T10:00'), express, { ...abroad, holidays }).from).toBe('2026-12-07');
  });
});
