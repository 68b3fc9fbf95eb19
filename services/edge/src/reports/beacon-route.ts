import { type Beacon, beaconSchema } from '@dana/contracts/beacon';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { furtherName } from './evidence/compared-visits.ts';
import { browserName } from './details/browser-name.ts';
import { detailedReport } from './details/detailed-report.ts';
import type { ReportWindows } from './details/report-windows.ts';
import type { OutcomeCounts } from './outcome-counts.ts';
import type { Reporters } from './reporters.ts';
import type { VisitMarks } from './visit-marks.ts';
import type { WatchSettings } from './watch-settings.ts';

type BeaconOptions = {
  watch: HeadWatch;
  counts: OutcomeCounts;
  windows: ReportWindows;
  marks: VisitMarks;
  reporters: Pick<Reporters, 'of' | 'limitKey'>;
  settings: Pick<WatchSettings, 'reportsPerMinute'>;
  /** Called for each report that counts. */
  onCounted?: ((report: { deployable: string; kind: string }) => void) | undefined;
  onFailure: (failure: {
    release: string;
    kind: string;
    reason?: string | undefined;
    incident?: string | undefined;
  }) => void;
};

const maxBytes = 8 * 1024;
/** A flood through one address, however many people are behind it. Unit: as many times what one reporter may send. */
const reportersPerAddress = 100;

/**
 * `POST /beacon`: what browsers report of the releases they ran. Only releases count that are live and that the reporting
 * document was made with, by the mark that was sent with it. What does not count is answered in the same way.
 * Errors: 400 for another form, 413 too long, 429 too many from one address. Of who reported nothing but a
 * short hash is kept.
 */
export function beaconRoute(options: BeaconOptions): Hono {
  const { watch, counts, marks, reporters, windows, settings, onFailure, onCounted } = options;
  const { reportsPerMinute } = settings;
  const limit = createRateLimit({ limit: reportsPerMinute, windowMs: 60_000 });
  const wide = createRateLimit({ limit: reportsPerMinute * reportersPerAddress, windowMs: 60_000 });
  const app = new Hono();
  app.post('/beacon', bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    const client = clientOf(c);
    if (!wide.take(client.network)) return tooMany(c);
    const parsed = beaconSchema.safeParse(await c.req.json().catch(() => undefined));
    const mark = marks.read(parsed.data?.mark);
    if (!limit.take(reporters.limitKey(client, mark))) return tooMany(c);
    if (!parsed.success) return c.json({ success: false, message: 'This is not a report.' }, 400);
    const { events } = parsed.data;
    const live = liveReleases(watch);
    const from = mark && reporters.of(client, mark);
    for (const { remote, version, kind, reason, incident } of events) {
      const release = `${remote}@${version}`;
      if (from === undefined || !mark?.holds(release)) {
        counts.ignore();
        continue;
      }
      if (!live.has(release)) continue;
      const isFailure = kind !== 'loaded';
      const report = { address: from, visit: mark.id, isFailure };
      const isCounted = counts.add({ ...report, release });
      const further = furtherName(release, mark.noteOf(remote));
      if (isCounted && further !== undefined) counts.add({ ...report, release: further });
      if (isCounted) onCounted?.({ deployable: remote, kind });
      if (isCounted && isFailure) onFailure({ release, kind, reason, incident });
    }
    if (mark && from !== undefined && hasDetails(parsed.data)) {
      const { holds, shown, id } = mark;
      const browser = browserName(c.req.header('user-agent'));
      windows.add(detailedReport(parsed.data, { watch, live, holds, shown }), {
        mark: id,
        address: from,
        browser,
      });
    }
    return c.body(null, 204);
  });
  return app;
}

function tooMany(c: Context) {
  c.header('Retry-After', '60');
  return c.json({ success: false, message: 'Too many reports.' }, 429);
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
