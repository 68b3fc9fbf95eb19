import { mergeSections, valuesIn } from './merge-sections.ts';
import { mostFrequent } from './most-frequent.ts';
import type { ReportSection } from './report-section.ts';

/** What stays of an hour: a day of them, in the worst case, is one object of the store below a megabyte. */
const limits = { groups: 12, frames: 4, rows: 15 };

/** Sections of one hour, of all edges, as they are kept for a month: what most visits met, and the rest as a number. */
export function settleSections(sections: Iterable<ReportSection>): ReportSection {
  const { faults, vitals, calls } = mergeSections(sections);
  const [groups, left] = mostFrequent(faults.groups, ({ visits }) => visits, limits.groups);
  return {
    faults: {
      groups: groups.map((group) => ({ ...group, stack: group.stack.slice(0, limits.frames) })),
      others: left.reduce((sum, { visits }) => sum + visits, faults.others),
      releases: faults.releases,
    },
    vitals: mostFrequent(vitals, valuesIn, limits.rows)[0],
    calls: mostFrequent(calls, ({ visits }) => visits, limits.rows)[0],
  };
}
