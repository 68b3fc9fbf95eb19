import { type Beacon, beaconSchema } from '@dana/contracts/beacon';
import { networkOf } from '@dana/server/address';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { browserName } from './details/browser-name.ts';
import { detailedReport } from './details/detailed-report.ts';
import type { ReportWindows } from './details/report-windows.ts';
import type { OutcomeCounts } from './outcome-counts.ts';
import type { VisitMarks } from './visit-marks.ts';
import type { WatchSettings } from './watch-settings.ts';

type BeaconOptions = {
  watch: HeadWatch;
  counts: OutcomeCounts;
  windows: ReportWindows;
  marks: VisitMarks;
  settings: Pick<WatchSettings, 'reportsPerMinute'>;
  onFailure: (failure: {
    release: string;
    kind: string;
    reason?: string | undefined;
    incident?: string | undefined;
  }) => void;
};

const maxBytes = 8 * 1024;
/** Of IPv6 the network that a provider gives one customer at most: a single machine can have all of its addresses. */
const reporterBits = 48;

/**
 * `POST /beacon`: what browsers report of the releases they ran. Only releases count that are live and that the reporting
 * document was made with, by the mark that was sent with it. What does not count is answered in the same way.
 * Errors: 400 for another form, 413 too long, 429 too many from one address. Nothing is stored of who reported.
 */
export function beaconRoute({ watch, counts, marks, windows, settings, onFailure }: BeaconOptions): Hono {
  const limit = createRateLimit({ limit: settings.reportsPerMinute, windowMs: 60_000 });
  const app = new Hono();
  app.post('/beacon', bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    const { address, network } = clientOf(c);
    if (!limit.take(network)) {
      c.header('Retry-After', '60');
      return c.json({ success: false, message: 'Too many reports.' }, 429);
    }
    const parsed = beaconSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ success: false, message: 'This is not a report.' }, 400);
    const { mark: text, events } = parsed.data;
    const mark = marks.read(text);
    const live = liveReleases(watch);
    const from = networkOf(address, reporterBits);
    for (const { remote, version, kind, reason, incident } of events) {
      const release = `${remote}@${version}`;
      if (!mark?.holds(release)) {
        counts.ignore();
        continue;
      }
      if (!live.has(release)) continue;
      const isFailure = kind !== 'loaded';
      const isCounted = counts.add({ address: from, visit: mark.id, release, isFailure });
      if (isCounted && isFailure) onFailure({ release, kind, reason, incident });
    }
    if (mark && hasDetails(parsed.data)) {
      const { holds, id } = mark;
      const browser = browserName(c.req.header('user-agent'));
      windows.add(detailedReport(parsed.data, { watch, live, holds }), { mark: id, address: from, browser });
    }
    return c.body(null, 204);
  });
  return app;
}

const hasDetails = ({ faults, vitals, calls }: Beacon): boolean =>
  faults !== undefined || vitals !== undefined || calls !== undefined;

function liveReleases(watch: HeadWatch): Set<string> {
  const slots = Object.entries(watch.current()?.revision.slots ?? {});
  return new Set(
    slots.flatMap(([remote, { stable, canary, previous }]) =>
      [stable, ...(canary ? [canary.ref] : []), ...previous].map(({ version }) => `${remote}@${version}`),
    ),
  );
}
