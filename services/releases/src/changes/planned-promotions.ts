import type { Revision } from '@dana/contracts/release/revision';
import type { Standing } from '@dana/contracts/release/standing';
import { readStanding } from '../reading/standing.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { type CarriedOut, carryOut } from './carry-out.ts';

type PlannedOptions = {
  store: Store;
  env: string;
  /** The newest revision that this server knows. */
  current: () => Revision | undefined | Promise<Revision | undefined>;
  onCarriedOut: (what: CarriedOut & { remote: string; version: string }) => void;
  onProblem: (message: string) => void;
  now?: () => Date;
};

/**
 * Makes scheduled promotions when they are due. Every server of an environment looks, and one of them does it. None keeps a timer of its
 * own: after a restart the plan is read from the log.
 */
export function createPlannedPromotions(options: PlannedOptions) {
  const { store, env, current, onCarriedOut, onProblem, now = () => new Date() } = options;
  let known: { revision: Revision; standing: Standing } | undefined;
  let isBusy = false;

  async function plan(): Promise<Standing> {
    const revision = await current();
    if (revision === undefined) return {};
    if (known?.revision.revision !== revision.revision)
      known = { revision, standing: await readStanding(store, env, revision) };
    return known.standing;
  }

  /** Looks once. Resolves when what was due is done. Never rejects for what the store or the log refuse. */
  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const [remote, schedule] of Object.entries((await plan()).schedules ?? {})) {
        if (Date.parse(schedule.due) > now().getTime()) continue;
        const done = await carryOut({ store, env, now }, remote, schedule);
        if (done.outcome !== 'gone') onCarriedOut({ ...done, remote, version: schedule.version });
      }
    } catch (error) {
      if (!(error instanceof ReleaseRefusal)) throw error;
      onProblem(error.message);
    } finally {
      isBusy = false;
    }
  }
  return { look };
}
