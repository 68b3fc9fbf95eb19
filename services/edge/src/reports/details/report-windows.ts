import type { FailedCall, Fault, Vitals } from './beacon-details.ts';
import { mergeSections } from '@dana/releases/reading/reports/merge-sections';
import type { ReportsRead } from '@dana/releases/reading/reports/report-source';
import type { ReportSection } from '@dana/releases/reading/reports/report-section';
import { createSeenMarks } from '../seen-marks.ts';
import { markLifetimeMs } from '@dana/releases/reading/visit-mark';
import { createVisitRoom } from '../visit-room.ts';
import type { WatchSettings } from '../watch-settings.ts';
import { createCallRows } from './call-rows.ts';
import { createFaultGroups } from './fault-groups.ts';
import type { Reporter } from './reporter.ts';
import { createVitalsRows } from './vitals-rows.ts';

/** What one visit says in one report: of releases that it ran, on pages that exist. */
export type DetailedReport = {
  faults: readonly Fault[];
  calls: readonly FailedCall[];
  /** The release of the shell that was measured. */
  measured?: { release: string; vitals: Vitals } | undefined;
};

type WindowOptions = Pick<WatchSettings, 'sessionsPerAddress'> & {
  windowMs?: number;
  windowsKept?: number;
  now?: () => number;
};

/** A section of one window under way. */
function createSection(startMs: number, visitsPerAddress: number) {
  const room = createVisitRoom({ visitsPerAddress });
  const [faults, vitals, calls] = [createFaultGroups(), createVitalsRows(), createCallRows()];
  return {
    startMs,
    hasRoom: room.take,
    add(report: DetailedReport, reporter: Reporter): void {
      for (const fault of report.faults) faults.add(fault, reporter);
      for (const call of report.calls) calls.add(call, reporter);
      if (report.measured) vitals.add(report.measured.release, report.measured.vitals, reporter);
    },
    read: (): ReportSection => ({ faults: faults.read(), vitals: vitals.read(), calls: calls.read() }),
  };
}

/**
 * Counts in windows what browsers report in detail, in the memory of this edge: an hour, unless set otherwise. What a visit said
 * counts once, in whichever window it came first.
 */
export function createReportWindows({
  sessionsPerAddress,
  windowMs = 300_000,
  windowsKept = 12,
  now = Date.now,
}: WindowOptions) {
  const seen = createSeenMarks({ lifetimeMs: markLifetimeMs, now });
  const closed: { startMs: number; section: ReportSection }[] = [];
  let current = createSection(now(), sessionsPerAddress);

  function closeWhenOver(): void {
    if (now() - current.startMs < windowMs) return;
    closed.push({ startMs: current.startMs, section: current.read() });
    if (closed.length > windowsKept) closed.shift();
    current = createSection(now(), sessionsPerAddress);
  }

  return {
    /** @param from – the document by the id of its mark, and the address that it reports from. */
    add(report: DetailedReport, from: { mark: string; address: string; browser: string }): void {
      closeWhenOver();
      if (!current.hasRoom(from.address, from.mark)) return;
      const visit = `${from.mark} ${from.address}`;
      const isFirst = (what: string): boolean =>
        !seen.has(`${visit} ${what}`) && seen.add(`${visit} ${what}`);
      current.add(report, { visit, browser: from.browser, atMs: now(), isFirst });
    },
    /** Windows that are over, oldest first. */
    closed(): readonly { startMs: number; section: ReportSection }[] {
      closeWhenOver();
      return closed;
    },
    /** Everything of the last hours, as far as it is kept. */
    read(hours: number): ReportsRead {
      const sinceMs = now() - hours * 3_600_000;
      const windows = [...this.closed(), { startMs: current.startMs, section: current.read() }].filter(
        ({ startMs }) => startMs + windowMs > sinceMs,
      );
      const startMs = Math.max(sinceMs, windows[0]?.startMs ?? now());
      return {
        since: new Date(startMs).toISOString(),
        section: mergeSections(windows.map(({ section }) => section)),
      };
    },
  };
}

export type ReportWindows = ReturnType<typeof createReportWindows>;
