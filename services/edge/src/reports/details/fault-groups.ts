import type { Fault } from './beacon-details.ts';
import type { FaultGroup, ReportSection } from '@dana/releases/reading/reports/report-section';
import { mostFrequent, topCounts } from '@dana/releases/reading/reports/most-frequent';
import { plainMessage } from './plain-message.ts';
import { groupKey, plainStack } from './plain-stack.ts';
import type { Reporter } from './reporter.ts';

/** Groups that a window counts, those that it passes on, and those that one visit can begin. */
const limits = { counted: 200, kept: 30, namesCounted: 30, names: 5, perVisit: 5 };

/** Faults of one window in groups, each visit once in each. */
export function createFaultGroups() {
  const groups = new Map<string, FaultGroup>();
  const begun = new Map<string, number>();
  const releases: Record<string, Record<string, number>> = {};
  let others = 0;

  /** A flood of made-up faults fills the rest, not the groups. */
  function mayBegin(visit: string): boolean {
    const count = begun.get(visit) ?? 0;
    if (count >= limits.perVisit || groups.size >= limits.counted) return false;
    begun.set(visit, count + 1);
    return true;
  }

  return {
    add(reported: Fault, reporter: Reporter): void {
      const { remote, version, kind, page, incident } = reported;
      const release = `${remote}@${version}`;
      const fault = {
        ...reported,
        message: plainMessage(reported.message),
        stack: plainStack(reported.stack),
      };
      const key = groupKey(fault);
      if (reporter.isFirst(`${release} ${kind}`)) {
        const kinds = releases[release] ?? {};
        releases[release] = { ...kinds, [kind]: (kinds[kind] ?? 0) + 1 };
      }
      if (!reporter.isFirst(key)) return;
      const known = groups.get(key);
      if (!known && !mayBegin(reporter.visit)) {
        others += 1;
        return;
      }
      const at = new Date(reporter.atMs).toISOString();
      const { message, stack } = fault;
      groups.set(key, {
        ...{ key, release, kind, message, stack },
        visits: (known?.visits ?? 0) + 1,
        firstAt: known?.firstAt ?? at,
        lastAt: at,
        pages: plusOne(known?.pages, page),
        browsers: plusOne(known?.browsers, reporter.browser),
        ...withIncident(incident ?? known?.incident),
      });
    },
    read(): ReportSection['faults'] {
      const [kept, left] = mostFrequent([...groups.values()], ({ visits }) => visits, limits.kept);
      return {
        groups: kept.map((group) => ({
          ...group,
          pages: topCounts(group.pages, limits.names),
          browsers: topCounts(group.browsers, limits.names),
        })),
        others: left.reduce((sum, { visits }) => sum + visits, others),
        releases: structuredClone(releases),
      };
    },
  };
}

const withIncident = (incident?: string) => (incident === undefined ? {} : { incident });

/** Versions of browsers can be made up. */
function plusOne(counts: Record<string, number> = {}, name: string): Record<string, number> {
  const hasRoom = name in counts || Object.keys(counts).length < limits.namesCounted;
  const counted = hasRoom ? name : 'other';
  return { ...counts, [counted]: (counts[counted] ?? 0) + 1 };
}
