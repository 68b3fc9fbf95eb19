import type { Beacon, BeaconEvent } from '@dana/contracts/beacon';

export type ReleaseReports = {
  /** Notes what became of a release, each outcome once in this document. Failures go out at once. */
  note: (event: BeaconEvent) => void;
};

type ReportsOptions = {
  send: (beacon: Beacon) => void;
  session: string;
  /** How long good news waits for more of it. Unit: milliseconds. */
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
  const { send, session, delayMs = 3_000, connection = browserConnection } = options;
  const noted = new Set<string>();
  let waiting: BeaconEvent[] = [];

  function flush(): void {
    if (!connection.isOnline()) {
      connection.onceOnline(flush);
      return;
    }
    const events = waiting;
    waiting = [];
    if (events.length > 0) send({ session, events });
  }

  return {
    note(event) {
      if (event.kind === 'failed' && !connection.isOnline()) return;
      const mark = `${event.remote}@${event.version} ${event.kind}`;
      if (noted.has(mark)) return;
      noted.add(mark);
      waiting.push(event);
      if (event.kind !== 'loaded') flush();
      else if (waiting.length === 1) setTimeout(flush, delayMs);
    },
  };
}

const sessionKey = 'release_session';

/** A random mark of this visit, the same in all documents of the tab; of this document alone where nothing is kept. */
export function visitMark(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const fresh = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-');
  try {
    const kept = storage.getItem(sessionKey);
    if (kept) return kept;
    storage.setItem(sessionKey, fresh);
  } catch {
    // Storage that is switched off must not cost the page anything.
  }
  return fresh;
}

/** Sends a beacon that outlives the page. */
export function sendBeacon(beacon: Beacon): void {
  navigator.sendBeacon('/beacon', JSON.stringify(beacon));
}
