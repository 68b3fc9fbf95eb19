import type { Figures, Slot } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '@dana/releases/store/refusal';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { worseSentence } from './evidence/canary-sentence.ts';
import { readCanary } from './evidence/read-canary.ts';
import { failsAtOnce, reasonToTakeBack } from './judge-outcomes.ts';
import type { Counts } from './outcome-counts.ts';
import type { WatchSettings } from './watch-settings.ts';

type TakeBack = (bad: {
  remote: string;
  version: string;
  reason: string;
  figures?: Figures | undefined;
}) => Promise<{ isNew: boolean; to: string }>;

type AutomaticOptions = {
  /** Changes what is live; the edge itself cannot. `isNew` is false when a person was faster. */
  takeBack: { canary: TakeBack; stable: TakeBack };
  watch: HeadWatch;
  counts: Counts;
  settings: WatchSettings;
  /** The slot is frozen now, which somebody has to know. */
  onTakenBack: (what: { remote: string; from: string; to: string; reason: string }) => void;
  onProblem: (message: string) => void;
  now?: () => Date;
};

/**
 * Takes releases back by itself: a canary that fails more often than the stable version beside it, and a version that
 * was promoted not long ago and fails more often than the one before. Once per slot: the slot is frozen with it, and
 * a frozen slot is left to people, and a pinned one stays as it is. What a person changes meanwhile wins.
 */
export function createAutomaticRollback(options: AutomaticOptions) {
  const { watch, settings, counts, onProblem } = options;
  const knownSince = new Map<string, string | undefined>();
  let isBusy = false;

  /** A promotion begins a new count: what a version did as a canary was judged then. */
  function forgetBefore(remote: string, { stable, stableSince }: Slot): void {
    if (knownSince.has(remote) && knownSince.get(remote) !== stableSince)
      counts.forget(`${remote}@${stable.version}`);
    knownSince.set(remote, stableSince);
  }

  /** Looks once. Resolves when what had to be done is done. Never rejects. */
  async function look(): Promise<void> {
    if (isBusy || !settings.acts || watch.problem()) return;
    isBusy = true;
    try {
      const { slots = {}, standing = {} } = watch.current()?.revision ?? {};
      for (const [remote, slot] of Object.entries(slots)) {
        forgetBefore(remote, slot);
        if (!slot.frozen && !standing.pins?.[remote]) await takeBackWhenBad(options, remote, slot);
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

async function takeBackWhenBad(options: AutomaticOptions, remote: string, slot: Slot): Promise<void> {
  const { takeBack, counts, settings, onTakenBack } = options;
  const windowsSince = (sinceMs: number) => ({ closed: counts.closed(), current: counts.current(sinceMs) });
  const { stable, canary, stableSince = '' } = slot;

  if (canary) {
    const [watched, baseline] = [`${remote}@${canary.ref.version}`, `${remote}@${stable.version}`];
    const judged = readCanary(remote, slot, counts, settings);
    const reason =
      failsAtOnce({ ...windowsSince(Date.parse(canary.since)), watched }, settings) ??
      (judged?.verdict === 'worse' ? worseSentence({ watched, baseline }, judged.figures) : undefined);
    if (reason !== undefined) {
      const { version } = canary.ref;
      const { isNew, to } = await takeBack.canary({ remote, version, reason, figures: judged?.figures });
      if (isNew) onTakenBack({ remote, from: version, to, reason });
      return;
    }
  }
  const before = versionBefore(slot, settings, (options.now ?? (() => new Date()))());
  if (before === undefined) return;
  const [watched, baseline] = [`${remote}@${stable.version}`, `${remote}@${before}`];
  const sinceMs = Date.parse(stableSince);
  const reason = reasonToTakeBack({ ...windowsSince(sinceMs), watched, baseline, sinceMs }, settings);
  if (reason === undefined) return;
  const { isNew, to } = await takeBack.stable({ remote, version: stable.version, reason });
  if (isNew) onTakenBack({ remote, from: stable.version, to, reason });
}

/** The version to compare a fresh promotion with; undefined when it is not fresh or there is none to go back to. */
function versionBefore(
  { stableSince, previous, blocked }: Slot,
  { afterPromoteMs }: WatchSettings,
  now: Date,
): string | undefined {
  if (stableSince === undefined || now.getTime() - Date.parse(stableSince) > afterPromoteMs) return undefined;
  return previous.find(({ version }) => !blocked.includes(version))?.version;
}
