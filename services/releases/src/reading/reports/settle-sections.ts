import { mergeSections, valuesIn } from './merge-sections.ts';
import { mostFrequent } from './most-frequent.ts';
import type { ReportSection } from './report-section.ts';

/** What stays of an hour: a day of them, in the worst case, is one object of the store below a megabyte. */
const limits = { groups: 12, frames: 4, rows: 24 };
type Limits = typeof limits;

/** Sections of one window or hour, of all edges, as they are kept: what most visits met, and the rest as a number. */
export const settleSections = (sections: Iterable<ReportSection>): ReportSection =>
  limited(mergeSections(sections), limits);

/** Half of what is listed; the rest as a number. */
export const halvedSection = (section: ReportSection): ReportSection =>
  limited(section, {
    groups: Math.floor(section.faults.groups.length / 2),
    frames: limits.frames,
    rows: Math.floor(Math.max(section.vitals.length, section.calls.length) / 2),
  });

function limited({ faults, vitals, calls }: ReportSection, limits: Limits): ReportSection {
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
