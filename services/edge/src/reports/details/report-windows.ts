import type { FailedCall, Fault, Vitals } from './beacon-details.ts';
import { settleSections } from '@dana/releases/reading/reports/settle-sections';
import type { ReportSection } from '@dana/releases/reading/reports/report-section';
import { createSeenMarks } from '../seen-marks.ts';
import { markLifetimeMs } from '@dana/releases/reading/visit-mark';
import { windowsKept } from '../outcome-counts.ts';
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
  /** The page that was measured, for each release that is to know: the shell, and the remote whose page it is. */
  measured?: readonly { release: string; vitals: Vitals }[] | undefined;
};

type ReportWindow = { startMs: number; section: ReportSection };

type WindowOptions = Pick<WatchSettings, 'sessionsPerAddress'> & {
  /** When the window under way began: that of what is counted beside. Unit: milliseconds since 1970. */
  windowStart: () => number;
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
      for (const measured of report.measured ?? []) vitals.add(measured.release, measured.vitals, reporter);
    },
    read: (): ReportSection => ({ faults: faults.read(), vitals: vitals.read(), calls: calls.read() }),
  };
}

/**
 * Counts in windows what browsers report in detail, until it is in the store: an hour of them, when each is a minute. What a visit
 * said counts once, in whichever window it came first.
 */
export function createReportWindows({ sessionsPerAddress, windowStart, now = Date.now }: WindowOptions) {
  const seen = createSeenMarks({ lifetimeMs: markLifetimeMs, now });
  const closed: ReportWindow[] = [];
  let current = createSection(windowStart(), sessionsPerAddress);

  function closeWhenOver(): void {
    const startMs = windowStart();
    if (startMs === current.startMs) return;
    // Of a window that waits for the store no more is kept than the store gets.
    closed.push({ startMs: current.startMs, section: settleSections([current.read()]) });
    if (closed.length > windowsKept) closed.shift();
    current = createSection(startMs, sessionsPerAddress);
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
    /** What is kept, oldest first, the window under way last. */
    windows(): readonly ReportWindow[] {
      closeWhenOver();
      return [...closed, { startMs: current.startMs, section: current.read() }];
    },
  };
}

export type ReportWindows = ReturnType<typeof createReportWindows>;
