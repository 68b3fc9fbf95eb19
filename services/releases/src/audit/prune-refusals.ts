import { isRefusalKey } from './audit-log.ts';
import type { Store } from '../store/store.ts';

/** Half a year: longer than anybody asks who was turned away. Unit: days. */
const keepDays = 180;

/** Removes refusals of days long ago. What was done, and not refused, stays. @returns how many. */
export async function pruneRefusals(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keepDays * 86_400_000).toISOString().slice(0, 10);
  const days = (await store.list('audit')).filter((day) => day < `audit/${oldest}`);
  let count = 0;
  for (const day of days)
    for (const key of await store.list(day)) {
      if (!isRefusalKey(key)) continue;
      await store.remove(key);
      count += 1;
    }
  return count;
}
