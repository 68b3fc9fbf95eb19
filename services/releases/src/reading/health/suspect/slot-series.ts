import type { Arm } from '../../evidence/two-rates.ts';
import type { HealthWindow } from '../health-objects.ts';
import { releasesOf } from '../within-target.ts';

/** How often a slot failed in one window, whatever releases it had. Unit of times: milliseconds since 1970. */
export type SlotWindow = Arm & { startMs: number; endMs: number };

/** Windows with visits of each slot, oldest first. */
export function seriesBySlot(windows: readonly HealthWindow[]): Map<string, SlotWindow[]> {
  const series = new Map<string, SlotWindow[]>();
  for (const { startMs, lengthMs, sections } of windows) {
    const bySlot = Map.groupBy(releasesOf(sections.outcomes), ([release]) => release.split('@')[0] ?? '');
    for (const [slot, releases] of bySlot) {
      const counts = sumOf(releases.map(([, { sessions, failed }]) => ({ seen: sessions, failed })));
      if (counts.seen === 0) continue;
      const known = series.get(slot) ?? [];
      known.push({ startMs, endMs: startMs + lengthMs, ...counts });
      series.set(slot, known);
    }
  }
  return series;
}

export const sumOf = (all: readonly Arm[]): Arm => ({
  seen: all.reduce((sum, { seen }) => sum + seen, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** Between 0 and 1; 0 where nothing was seen. */
export const shareOf = ({ seen, failed }: Arm): number => (seen === 0 ? 0 : failed / seen);
