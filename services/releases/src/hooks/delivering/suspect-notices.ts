import { appendIncident } from '../../audit/incidents.ts';
import { hourMs } from '../../reading/health/health-keys.ts';
import { readWindows } from '../../reading/health/read-windows.ts';
import { revisionsSince } from '../../reading/health/suspect/revisions-since.ts';
import { suspectOf } from '../../reading/health/suspect/suspect-of.ts';
import type { Store } from '../../store/store.ts';

/** How far back a cause is looked for. Unit: hours. */
const hoursLooked = 3;

type SuspectOptions = {
  store: Store;
  /** Between two looks at one environment. Unit: milliseconds. */
  everyMs?: number | undefined;
  now?: () => number;
};

/**
 * Says once of each change since which releases fail more often, and that they do so no more. Called by the process that delivers;
 * another one that takes over says nothing twice, since the incident stands in the store.
 */
export function createSuspectNotices({ store, everyMs = 5_000, now = Date.now }: SuspectOptions) {
  const lookedAtMs = new Map<string, number>();
  const said = new Map<string, number>();

  async function lookAt(env: string): Promise<void> {
    const sinceMs = now() - hoursLooked * hourMs;
    const [revisions, { windows }] = await Promise.all([
      revisionsSince(store, env, sinceMs),
      readWindows(store, env, { sinceMs, untilMs: now() }, ['outcomes']),
    ]);
    const found = suspectOf(revisions, windows);
    const [before, revision] = [said.get(env), found?.suspect.revision];
    if (before === revision) return;
    if (before !== undefined) {
      const message = `What failed more often since revision ${before} does so no more`;
      await appendIncident(store, env, { kind: 'settled', subject: subjectOf(before), message });
      said.delete(env);
    }
    if (!found || revision === undefined) return;
    const message = `Look at the releases: ${found.sentence}. To take that back: ${found.takeBack}`;
    await appendIncident(store, env, { kind: 'problem', subject: subjectOf(revision), message }, 'once');
    said.set(env, revision);
  }

  return {
    /** Looks at those environments whose turn it is. Rejects when the store cannot be reached. */
    async look(envs: Iterable<string>): Promise<void> {
      for (const env of new Set(envs)) {
        if (now() - (lookedAtMs.get(env) ?? Number.NEGATIVE_INFINITY) < everyMs) continue;
        lookedAtMs.set(env, now());
        await lookAt(env);
      }
    },
  };
}

const subjectOf = (revision: number): string => `revision ${revision}`;
