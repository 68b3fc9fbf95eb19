import type { Store } from '../../store/store.ts';
import {
  dayKey,
  dayMs,
  daysKey,
  hourFolder,
  hourKey,
  hourMs,
  hoursKey,
  nameIn,
  startOf,
  windowsKey,
} from './health-keys.ts';
import { readSettled, settledBytes, settleSlices } from './health-objects.ts';
import { readSlices } from './read-windows.ts';

/** How long windows of a minute stay, then hours by themselves; and everything. */
const minutesKeptMs = 6 * hourMs;
const hoursKeptMs = 2 * dayMs;
const allKeptMs = 30 * dayMs;

/**
 * Makes hours of windows that are six hours old, days of hours that are two days old, and removes days after thirty.
 * Safe for any number of edges at once: what is to stay is written first and once (`putIfAbsent`), then its parts are removed; who
 * reads parts that are half removed finds it written. What an edge brings even later is dropped.
 * Errors: `StoreUnreachable`; the next call goes on where this one stopped.
 */
export async function keepHealth(store: Store, env: string, nowMs: number): Promise<void> {
  for (const folder of await store.list(windowsKey(env)))
    if (isOver(nameIn(folder), hourMs, minutesKeptMs, nowMs)) await settleHour(store, env, nameIn(folder));
  for (const folder of await store.list(hoursKey(env)))
    if (isOver(nameIn(folder), dayMs, hoursKeptMs, nowMs)) await packDay(store, env, nameIn(folder));
  for (const key of await store.list(daysKey(env)))
    if (isOver(nameIn(key), dayMs, allKeptMs, nowMs)) await store.remove(key);
}

async function settleHour(store: Store, env: string, hour: string): Promise<void> {
  if ((await store.get(hourKey(env, hour))) === undefined) {
    const windows = settleSlices(await readSlices(store, env, hour), hourMs);
    if (windows.length > 0) await store.putIfAbsent(hourKey(env, hour), settledBytes(windows));
  }
  await removeFolder(store, hourFolder(env, hour));
}

async function packDay(store: Store, env: string, day: string): Promise<void> {
  const folder = `${hoursKey(env)}/${day}`;
  if ((await store.get(dayKey(env, day))) === undefined) {
    const keys = await store.list(folder);
    const hours = await Promise.all(keys.map(async (key) => readSettled(await store.get(key)) ?? []));
    await store.putIfAbsent(dayKey(env, day), settledBytes(hours.flat()));
  }
  await removeFolder(store, folder);
}

/** On a disk the empty folder goes too; other stores have none. */
async function removeFolder(store: Store, folder: string): Promise<void> {
  for (const key of await store.list(folder)) await store.remove(key);
  await store.removeTree(folder);
}

const isOver = (name: string, lengthMs: number, keptMs: number, nowMs: number): boolean =>
  startOf(name) + lengthMs + keptMs <= nowMs;
