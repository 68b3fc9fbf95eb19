import type { PolicyReport } from './read-policy-reports.ts';

/** How often one thing was blocked since this process started. */
export type PolicyCount = { directive: string; blocked: string; count: number; lastAt: string };

export type PolicyReports = {
  add: (report: PolicyReport) => void;
  /** Most frequent first. */
  counts: () => PolicyCount[];
};

type PolicyReportsOptions = {
  /** Called for a few of them; `unsaid` is how many of the same kind came since the last one. */
  log: (report: PolicyReport & { unsaid: number }) => void;
  /** Unit: milliseconds. */
  now?: () => number;
};

/** Directives and origins that a shop's own mistake can bring; what is made up beyond counts as one. */
const maxGroups = 50;
const linesPerMinute = 3;
const minuteMs = 60_000;

type Group = PolicyCount & { minuteStartMs: number; lines: number; unsaid: number };

/** Counts reports by what was blocked where, and says a few of each kind a minute. */
export function createPolicyReports({ log, now = Date.now }: PolicyReportsOptions): PolicyReports {
  const groups = new Map<string, Group>();

  function groupOf({ directive, blocked }: PolicyReport): Group {
    const key = `${directive} ${blocked}`;
    const known = groups.get(key) ?? (groups.size < maxGroups ? undefined : groups.get('others'));
    if (known) return known;
    const isOther = groups.size === maxGroups - 1;
    const named = isOther ? { directive: 'others', blocked: 'others' } : { directive, blocked };
    const group = { ...named, count: 0, lastAt: '', minuteStartMs: now(), lines: 0, unsaid: 0 };
    groups.set(isOther ? 'others' : key, group);
    return group;
  }

  return {
    add(report) {
      const group = groupOf(report);
      group.count += 1;
      group.lastAt = new Date(now()).toISOString();
      if (now() - group.minuteStartMs >= minuteMs) Object.assign(group, { minuteStartMs: now(), lines: 0 });
      if (group.lines >= linesPerMinute) {
        group.unsaid += 1;
        return;
      }
      group.lines += 1;
      log({ ...report, unsaid: group.unsaid });
      group.unsaid = 0;
    },
    counts: () =>
      [...groups.values()]
        .map(({ directive, blocked, count, lastAt }) => ({ directive, blocked, count, lastAt }))
        .toSorted((one, other) => other.count - one.count),
  };
}
