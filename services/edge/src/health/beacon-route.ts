import { beaconSchema, type Beacon } from '@dana/contracts/beacon';
import type { HeadWatch } from '@dana/releases/log/watch-head';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EdgeMetrics } from '../watching/edge-metrics.ts';
import { browserName, pageName, type FaultLog } from '../watching/fault-log.ts';
import type { Reporters } from './reporters.ts';
import type { VisitCounts } from './visit-counts.ts';
import type { VisitToken, VisitTokens } from './visit-tokens.ts';

type BeaconOptions = {
  watch: Pick<HeadWatch, 'current'>;
  counts: Pick<VisitCounts, 'add'>;
  tokens: Pick<VisitTokens, 'read'>;
  reporters: Pick<Reporters, 'of' | 'limitKey'>;
  faults: FaultLog;
  metrics?: Pick<EdgeMetrics, 'reported' | 'measured' | 'reportIgnored'> | undefined;
  log: { warn: (fields: object, message: string) => void };
};

const maxBytes = 8 * 1024;
/** Of one reporter: several documents that are open at once. */
const reportsPerMinute = 120;
/** A flood through one address, however many people are behind it. Unit: as many times what one reporter may send. */
const reportersPerAddress = 100;

/**
 * `POST /beacon`: what browsers report of the releases they ran. Only releases count that are live and that the reporting document was
 * made with, by the token that was sent with it. What does not count is answered in the same way. Errors: 400 for another form, 413 too
 * long, 429 too many from one address. Of who reported nothing but a short hash is kept.
 */
export function beaconRoute(options: BeaconOptions): Hono {
  const { watch, counts, tokens, reporters, faults, metrics, log } = options;
  const limit = createRateLimit({ limit: reportsPerMinute, windowMs: 60_000 });
  const wide = createRateLimit({ limit: reportsPerMinute * reportersPerAddress, windowMs: 60_000 });

  function takeEvents(
    { events }: Beacon,
    token: VisitToken,
    address: string,
    live: ReadonlySet<string>,
  ): void {
    for (const { remote, version, kind, reason, incident } of events) {
      const release = `${remote}@${version}`;
      if (!live.has(release) || !token.holds(release)) continue;
      if (!counts.add({ visit: token.id, address }, release, kind)) continue;
      metrics?.reported({ deployable: remote, version, kind });
      if (kind !== 'loaded')
        log.warn({ release, kind, reason, incident }, 'A browser reported a release that failed.');
    }
  }

  function takeDetails(beacon: Beacon, token: VisitToken, browser: string, live: ReadonlySet<string>): void {
    const { faults: found = [], calls = [], vitals } = beacon;
    const snapshot = watch.current();
    const manifests = [...(snapshot?.manifests.values() ?? [])];
    const claimed = new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => path)));
    for (const fault of found) {
      const isRun =
        live.has(`${fault.remote}@${fault.version}`) && token.holds(`${fault.remote}@${fault.version}`);
      if (isRun) faults.fault({ ...fault, page: pageName(fault.page, claimed) }, token.id, browser);
    }
    for (const { remote, ...call } of calls)
      faults.call({ ...call, ...(remote && snapshot?.revision.slots[remote] && { remote }) }, token.id);
    if (!vitals) return;
    const page = pageName(vitals.page, claimed);
    const owners = manifests.filter(({ routes }) => routes.some(({ path }) => path === page));
    const ofPage = owners.map(({ remote, version }) => `${remote}@${version}`);
    const ofShell = [...live].filter((release) => release.startsWith('shell@'));
    for (const releases of [ofShell, ofPage]) {
      const shown = token.shown(releases.filter((release) => live.has(release)));
      if (shown) metrics?.measured(shown, vitals);
    }
  }

  return new Hono().post('/beacon', bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    const client = clientOf(c);
    if (!wide.take(client.network)) return tooMany(c);
    const { data: beacon } = beaconSchema.safeParse(await c.req.json().catch(() => undefined));
    const token = tokens.read(beacon?.mark);
    if (!limit.take(reporters.limitKey(client, token))) return tooMany(c);
    if (!beacon) return c.json({ success: false, message: 'This is not a report.' }, 400);
    if (token) {
      const live = liveReleases(watch);
      takeEvents(beacon, token, reporters.of(client, token), live);
      takeDetails(beacon, token, browserName(c.req.header('user-agent')), live);
    } else metrics?.reportIgnored();
    return c.body(null, 204);
  });
}

function tooMany(c: Context) {
  c.header('Retry-After', '60');
  return c.json({ success: false, message: 'Too many reports.' }, 429);
}

function liveReleases(watch: Pick<HeadWatch, 'current'>): Set<string> {
  const slots = Object.entries(watch.current()?.revision.slots ?? {});
  return new Set(
    slots.flatMap(([remote, { stable, canary, previous }]) =>
      [stable, ...(canary ? [canary.ref] : []), ...previous].map(({ version }) => `${remote}@${version}`),
    ),
  );
}
