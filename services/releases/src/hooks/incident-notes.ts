import { createRateLimit } from '@dana/server/rate-limit';
import { appendIncident, type NewIncident } from '../audit/incidents.ts';
import type { Store } from '../store/store.ts';

/** Damage that comes and goes must not fill the store. */
const mostInAnHour = 60;

/** Notes incidents for those who subscribed. Never rejects: what the store does not take stands in the server's log alone. */
export function createIncidentNotes(store: Store, env: string): (incident: NewIncident) => Promise<void> {
  const limit = createRateLimit({ limit: mostInAnHour, windowMs: 3_600_000 });
  let last: Promise<void> = Promise.resolve();
  return (incident) => {
    if (!limit.take(env)) return Promise.resolve();
    // One after the other: that something is right again must not overtake that it was wrong.
    last = last
      .then(() => appendIncident(store, env, incident))
      // The server's own log has it already.
      .catch(() => undefined);
    return last;
  };
}
