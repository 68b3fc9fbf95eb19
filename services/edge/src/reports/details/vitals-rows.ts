import type { Vitals } from './beacon-details.ts';
import { bucketOf, type Histogram } from '@dana/releases/reading/reports/histogram';
import { valuesIn } from '@dana/releases/reading/reports/merge-sections';
import { mostFrequent } from '@dana/releases/reading/reports/most-frequent';
import type { VitalsRow } from '@dana/releases/reading/reports/report-section';
import type { Reporter } from './reporter.ts';

const measures = ['lcpMs', 'inpMs', 'cls'] as const;
type Row = Record<(typeof measures)[number], Map<number, number>>;

/** Rows are by release and pattern of a page, both known to the shop: this is more than it has. */
const limits = { counted: 200, kept: 60 };

/** How fast pages were in one window, each measure of a page once for a visit. */
export function createVitalsRows() {
  const rows = new Map<string, Row>();

  return {
    add(release: string, { page, ...vitals }: Vitals, reporter: Reporter): void {
      const key = `${release} ${page}`;
      const row = rows.get(key) ?? { lcpMs: new Map(), inpMs: new Map(), cls: new Map() };
      if (!rows.has(key) && rows.size >= limits.counted) return;
      for (const measure of measures) {
        const value = vitals[measure];
        if (value === undefined || !reporter.isFirst(`${measure} ${key}`)) continue;
        const bucket = bucketOf(measure === 'cls' ? value * 1000 : value);
        row[measure].set(bucket, (row[measure].get(bucket) ?? 0) + 1);
        rows.set(key, row);
      }
    },
    read(): VitalsRow[] {
      const all = [...rows].map(([key, { lcpMs, inpMs, cls }]) => {
        const [release = '', page = ''] = key.split(' ');
        return { release, page, lcpMs: inOrder(lcpMs), inpMs: inOrder(inpMs), cls: inOrder(cls) };
      });
      return mostFrequent(all, valuesIn, limits.kept)[0];
    },
  };
}

const inOrder = (counts: ReadonlyMap<number, number>): Histogram => [...counts].toSorted(([a], [b]) => a - b);
