import type { Store } from '../../store/store.ts';
import {
  dayKey,
  dayMs,
  dayOf,
  hourFolder,
  hourKey,
  hourMs,
  hourOf,
  namesBetween,
  startOf,
} from './health-keys.ts';
import { type EdgeSlice, type HealthWindow, readSettled, readSlice, settleSlices } from './health-objects.ts';
import { type SectionName, sectionNames } from './sections.ts';

/** More edges than anybody runs at once, with those that were started again: beyond that a listing is not believed. */
export const slicesPerHourMax = 600;

/** What edges are counting since an hour began, as they wrote it. Errors: `StoreUnreachable`. */
export async function readSlices(
  store: Store,
  env: string,
  hour: string,
  names: readonly SectionName[] = sectionNames,
): Promise<EdgeSlice[]> {
  const keys = (await store.list(hourFolder(env, hour))).slice(0, slicesPerHourMax);
  const slices = await Promise.all(keys.map(async (key) => readSlice(await store.get(key), names)));
  return slices.filter((slice) => slice !== undefined);
}

type Interval = { sinceMs: number; untilMs: number };
type Found = { windows: HealthWindow[]; slices: EdgeSlice[] };

const usualLengthMs = 60_000;

/**
 * What all edges counted in an interval, oldest first: by minute for some hours, by hour before that; and what young windows were
 * put together of. Unit: milliseconds since 1970.
 * @param names – of the kinds of facts that are wanted: others are not read.
 * Errors: `StoreUnreachable`; what is damaged is left out.
 */
export async function readWindows(
  store: Store,
  env: string,
  { sinceMs, untilMs }: Interval,
  names: readonly SectionName[] = sectionNames,
): Promise<Found> {
  const days = namesBetween(sinceMs, untilMs, dayMs, (ms) => dayOf(ms));
  const found = await Promise.all(days.map((day) => readDay(store, env, day, { sinceMs, untilMs }, names)));
  const slices = found.flatMap((day) => day.slices);
  const lengths = slices.flatMap((slice) => slice.windows.map(({ lengthMs }) => lengthMs));
  const lengthMs = lengths.reduce((most, length) => Math.max(most, length), 0) || usualLengthMs;
  const windows = [...found.flatMap((day) => day.windows), ...settleSlices(slices, lengthMs)]
    .filter((window) => window.startMs + window.lengthMs > sinceMs && window.startMs < untilMs)
    .toSorted((one, other) => one.startMs - other.startMs);
  return { windows, slices };
}

async function readDay(
  store: Store,
  env: string,
  day: string,
  interval: Interval,
  names: readonly SectionName[],
): Promise<Found> {
  const { sinceMs, untilMs } = interval;
  const settled = readSettled(await store.get(dayKey(env, day)), names);
  if (settled) return { windows: settled, slices: [] };
  const dayStart = startOf(day);
  const hours = namesBetween(
    Math.max(sinceMs, dayStart),
    Math.min(untilMs, dayStart + dayMs - 1),
    hourMs,
    hourOf,
  );
  const found = await Promise.all(hours.map((hour) => readHour(store, env, hour, names)));
  return { windows: found.flatMap((hour) => hour.windows), slices: found.flatMap((hour) => hour.slices) };
}

async function readHour(
  store: Store,
  env: string,
  hour: string,
  names: readonly SectionName[],
): Promise<Found> {
  const settled = readSettled(await store.get(hourKey(env, hour)), names);
  return settled
    ? { windows: settled, slices: [] }
    : { windows: [], slices: await readSlices(store, env, hour, names) };
}
