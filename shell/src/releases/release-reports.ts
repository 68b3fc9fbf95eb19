import type { Beacon, BeaconDetails, BeaconEvent } from '@dana/contracts/beacon';
import { serverTiming } from '../document/server-timing.ts';

export type ReleaseReports = {
  /** Notes what became of a release, each outcome once in this document. Failures go out at once. */
  note: (event: BeaconEvent) => void;
  /** Sends what else is known of this document, as it is: who calls sees to it that there is an end to it. */
  add: (details: BeaconDetails) => void;
};

type ReportsOptions = {
  send: (beacon: Beacon) => void;
  /** What the server gave this document to report with; asked when a report is sent. */
  mark: () => string | undefined;
  /** How long a success waits to be sent with others. Unit: milliseconds. */
  delayMs?: number;
  connection?: Connection;
};

/** Whether there is a network, and a call at the moment when there is one again. */
type Connection = { isOnline: () => boolean; onceOnline: (then: () => void) => void };

const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onceOnline: (then) => window.addEventListener('online', then, { once: true }),
};

/**
 * Collects what is to be reported of the releases of this page. Without a network reports wait for it, and a file that
 * cannot be had then says nothing of its release.
 */
export function createReleaseReports(options: ReportsOptions): ReleaseReports {
  const { send, mark, delayMs = 3_000, connection = browserConnection } = options;
  const noted = new Set<string>();
  let waiting: BeaconEvent[] = [];
  let details: BeaconDetails[] = [];

  function flush(): void {
    if (!connection.isOnline()) {
      connection.onceOnline(flush);
      return;
    }
    const events = waiting;
    const added = details;
    waiting = [];
    details = [];
    if (events.length > 0) send({ mark: mark(), events });
    // Each by itself: servers refuse what is long.
    for (const each of added) send({ mark: mark(), events: [], ...each });
  }

  return {
    note(event) {
      if (event.kind === 'failed' && !connection.isOnline()) return;
      const outcome = `${event.remote}@${event.version} ${event.kind} ${event.incident ?? ''}`;
      if (noted.has(outcome)) return;
      noted.add(outcome);
      waiting.push(event);
      if (event.kind !== 'loaded') flush();
      else if (waiting.length === 1) setTimeout(flush, delayMs);
    },
    add(each) {
      details.push(each);
      flush();
    },
  };
}

/**
 * The mark that the server gave this document, in the one header of its answer that a script can read. None where the
 * server had none to give: then nothing that is reported counts.
 */
export const visitMark = (timings?: PerformanceEntryList): string | undefined =>
  serverTiming('visit', timings)?.description;

/** Sends a beacon that outlives the page. */
export function sendBeacon(beacon: Beacon): void {
  navigator.sendBeacon('/beacon', JSON.stringify(beacon));
}
