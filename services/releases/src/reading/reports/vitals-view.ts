import { mergeHistograms, quantile, sizeOf } from './histogram.ts';
import { valuesIn } from './merge-sections.ts';
import { mostFrequent } from './most-frequent.ts';
import type { ReportSection, VitalsRow } from './report-section.ts';

/** What three of four visits were not above, within 5 %. Units: milliseconds; `cls` has none. */
export type Measures = {
  visits: number;
  lcpMs?: number | undefined;
  inpMs?: number | undefined;
  cls?: number | undefined;
};

export type VitalsView = Measures & {
  /** The shell, `shell@1.0.2`, which frames every page, or the remote whose page it is. */
  release: string;
  /** Pattern of the route; `*` for all pages together. */
  page: string;
};

const share = 0.75;
const everyPage = '*';

/** Web vitals by release: all of its pages together first, then each, the most visited ones first. */
export function vitalsView({ vitals }: ReportSection, remote?: string): VitalsView[] {
  const isMeant = (release: string): boolean => remote === undefined || release.startsWith(`${remote}@`);
  const releases = [...new Set(vitals.map(({ release }) => release))].filter(isMeant).toSorted();
  return releases.flatMap((release) => {
    const [rows] = mostFrequent(
      vitals.filter((row) => row.release === release),
      valuesIn,
      vitals.length,
    );
    return [rows.reduce(together, noValues(release)), ...rows].map(viewOf);
  });
}

/** Of each release all of its pages together, by its name. */
export const vitalsByRelease = (section: ReportSection): Record<string, Measures> =>
  Object.fromEntries(
    vitalsView(section).flatMap(({ release, page, ...measures }) =>
      page === everyPage ? [[release, measures]] : [],
    ),
  );

const noValues = (release: string): VitalsRow => ({
  release,
  page: everyPage,
  lcpMs: [],
  inpMs: [],
  cls: [],
});

const together = (sum: VitalsRow, row: VitalsRow): VitalsRow => ({
  ...sum,
  lcpMs: mergeHistograms(sum.lcpMs, row.lcpMs),
  inpMs: mergeHistograms(sum.inpMs, row.inpMs),
  cls: mergeHistograms(sum.cls, row.cls),
});

function viewOf({ release, page, lcpMs, inpMs, cls }: VitalsRow): VitalsView {
  const [lcp, inp, moved] = [lcpMs, inpMs, cls].map((histogram) => quantile(histogram, share));
  return {
    release,
    page,
    visits: Math.max(sizeOf(lcpMs), sizeOf(inpMs), sizeOf(cls)),
    ...(lcp !== undefined && { lcpMs: Math.round(lcp) }),
    ...(inp !== undefined && { inpMs: Math.round(inp) }),
    ...(moved !== undefined && { cls: Math.round(moved) / 1000 }),
  };
}
