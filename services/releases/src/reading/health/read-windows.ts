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

/** More edges than anybody runs at once, with those that were started again: beyond that a listing is not believed. */
export const slicesPerHourMax = 600;

/** What edges are counting since an hour began, as they wrote it. Errors: `StoreUnreachable`. */
export async function readSlices(store: Store, env: string, hour: string): Promise<EdgeSlice[]> {
  const keys = (await store.list(hourFolder(env, hour))).slice(0, slicesPerHourMax);
  const slices = await Promise.all(keys.map(async (key) => readSlice(await store.get(key))));
  return slices.filter((slice) => slice !== undefined);
}

type WindowsQuery = {
  sinceMs: number;
  untilMs: number /** Length of young windows. Unit: milliseconds. */;
  windowMs?: number;
};

/**
 * What all edges counted, oldest first: by minute for some hours, by hour before that.
 * Errors: `StoreUnreachable`; what is damaged is left out.
 */
export async function readWindows(
  store: Store,
  env: string,
  { sinceMs, untilMs, windowMs = 60_000 }: WindowsQuery,
): Promise<{ windows: HealthWindow[]; slices: EdgeSlice[] }> {
  const days = namesBetween(sinceMs, untilMs, dayMs, (ms) => dayOf(ms));
  const found = await Promise.all(days.map((day) => readDay(store, env, day, sinceMs, untilMs)));
  const slices = found.flatMap((day) => day.slices);
  const windows = [...found.flatMap((day) => day.settled), ...settleSlices(slices, windowMs)]
    .filter(({ startMs, lengthMs }) => startMs + lengthMs > sinceMs && startMs < untilMs)
    .toSorted((one, other) => one.startMs - other.startMs);
  return { windows, slices };
}

type Found = { settled: HealthWindow[]; slices: EdgeSlice[] };

async function readDay(
  store: Store,
  env: string,
  day: string,
  sinceMs: number,
  untilMs: number,
): Promise<Found> {
  const settled = readSettled(await store.get(dayKey(env, day)));
  if (settled) return { settled, slices: [] };
  const dayStart = startOf(day);
  const hours = namesBetween(
    Math.max(sinceMs, dayStart),
    Math.min(untilMs, dayStart + dayMs - 1),
    hourMs,
    hourOf,
  );
  const found = await Promise.all(hours.map((hour) => readHour(store, env, hour)));
  return { settled: found.flatMap((hour) => hour.settled), slices: found.flatMap((hour) => hour.slices) };
}

async function readHour(store: Store, env: string, hour: string): Promise<Found> {
  const settled = readSettled(await store.get(hourKey(env, hour)));
  return settled ? { settled, slices: [] } : { settled: [], slices: await readSlices(store, env, hour) };
}
