import type { Slot } from '@dana/contracts/release/revision';
import type { Counts } from '@dana/contracts/release/visit-counts';
import { changeByItself } from '../changes/make-change.ts';
import { followRevisions } from '../log/follow-revisions.ts';
import { freezeNow } from '../log/instants.ts';
import { noticeOfSuspicion, readNotice } from '../log/notices.ts';
import type { HeadWatch } from '../log/watch-head.ts';
import type { Store } from '../store/store.ts';
import { comparedOf, failsAtOnce, failsMoreOften, readCanary, sentenceOf } from './judge.ts';
import { suspectOf } from './suspect.ts';
import type { Webhook } from './webhook.ts';
import { createWindows, hourMs, type WatchSettings } from './windows.ts';

export type DeciderOptions = {
  store: Store;
  env: string;
  watch: Pick<HeadWatch, 'current' | 'problem' | 'refresh'>;
  settings: WatchSettings;
  webhook?: Pick<Webhook, 'notify'> | undefined;
  notes?: readonly string[];
  onTakenBack?: (() => void) | undefined;
  log: Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;
  now?: () => number;
};

/** From here on it looks as if the canary were worse, though not surely: it waits. */
const suspicious = 10;
const edgeSeenMs = 60_000;

/**
 * The one that judges: counts of all edges come in, revisions and notices go out. No data means wait, and what a person changes
 * meanwhile wins. It takes one release back, whose slot is frozen with it, and no other until a person changed something or an hour is
 * over: what breaks several at once has one cause.
 */
export function createDecider(options: DeciderOptions) {
  const { store, env, watch, settings, webhook, notes = [], onTakenBack, log, now = Date.now } = options;
  const change = { store, env, now: () => new Date(now()) };
  const windows = createWindows(settings, now);
  const edges = new Map<string, { lastMs: number; knowsBy: Counts['knowsBy'] }>();
  const startedMs = now();
  const told = new Set<number>();
  let takenBackMs = Number.NEGATIVE_INFINITY;
  let away: { sinceMs: number; message: string } | undefined;
  let looking: Promise<void> | undefined;
  const followed = followRevisions({
    ...{ store, env, now, onLive: windows.end },
    async onRevision(head) {
      const { verb, automatic } = head.revision.change;
      if (!automatic) takenBackMs = Number.NEGATIVE_INFINITY;
      else if (verb === 'abort' || verb === 'rollback') takenBackMs = now();
      if (webhook) webhook.notify(await readNotice(store, head));
    },
  });
  const allWindows = () => [...windows.closed(), windows.current()];
  const suspicion = () => suspectOf(followed.changes(), allWindows());

  async function sayWhatIsSuspected(): Promise<void> {
    const found = suspicion();
    if (!found || found.takenBack || told.has(found.suspect.revision)) return;
    told.add(found.suspect.revision);
    if (webhook) webhook.notify(await noticeOfSuspicion(store, env, found, new Date(now())));
    log.warn({ ...found.suspect, takeBack: found.takeBack }, `Something fails ${found.sentence}.`);
  }

  /** Why the slot's newest version has to go, and what takes it away; undefined to go on. */
  function whyTakeBack(remote: string, { stable, canary, previous, blocked }: Slot) {
    const since = followed.since(remote);
    const atOnce = (release: string, sinceMs: number) =>
      failsAtOnce(
        allWindows().filter(({ startMs }) => startMs >= sinceMs),
        release,
        settings,
      );
    if (canary) {
      const compared = comparedOf(remote, canary.ref, stable);
      const judged = readCanary(compared, windows.closed(), since.canary, settings);
      const isWorse = judged.verdict === 'worse';
      const reason =
        atOnce(compared.watched, since.canary) ?? (isWorse ? sentenceOf(compared, judged) : undefined);
      if (reason)
        return { verb: 'abort' as const, version: canary.ref.version, reason, figures: judged.figures };
    }
    const before = previous.find(({ version }) => !blocked.includes(version));
    if (before === undefined || now() - since.stable > settings.afterPromoteMs) return undefined;
    const compared = comparedOf(remote, stable, before);
    const reason =
      atOnce(compared.watched, since.stable) ??
      failsMoreOften(windows.closed(), compared, since.stable, settings);
    return reason && { verb: 'rollback' as const, version: stable.version, reason, figures: undefined };
  }

  /**
   * Lets a canary with steps reach more visitors: when a step has lasted, enough visits of it came, and nothing says that it is worse;
   * to everybody only when it is surely not worse by the margin.
   */
  async function climb(remote: string, { canary, stable }: Slot): Promise<void> {
    const { percent = 0, climb: plan } = canary ?? {};
    const to = plan?.steps.find((step) => step > percent);
    const since = followed.since(remote);
    if (!canary || !plan || to === undefined || plan.paused || now() - since.step < plan.everyMs) return;
    const compared = comparedOf(remote, canary.ref, stable);
    const judged = readCanary(compared, windows.closed(), since.canary, settings);
    const ofStep = windows.closed().filter(({ startMs }) => startMs >= since.step);
    const visits = ofStep.reduce((sum, each) => sum + (each.releases.get(compared.watched)?.seen ?? 0), 0);
    const { verdict, figures } = judged;
    if (visits < settings.minSessions || figures.evidenceWorse >= suspicious) return;
    if (to === 100 && verdict !== 'good') return;
    const reason = sentenceOf(compared, judged, settings.marginPoints);
    const { version } = canary.ref;
    const { isNew } = await changeByItself(change, {
      ...{ remote, version, salt: canary.salt, reason, figures, onlyIf: { version, percent } },
      verb: to === 100 ? 'promote' : 'canary',
      percent: to,
    });
    const step = { remote, version, from: percent, to, reason };
    if (isNew) log.info(step, 'A canary reached more visitors by itself.');
  }

  async function act(): Promise<void> {
    const problem = watch.problem();
    if (problem) throw problem;
    const revision = watch.current()?.revision;
    if (revision === undefined) return;
    await followed.to(revision);
    await sayWhatIsSuspected();
    if (!settings.acts) return;
    const isFrozen = freezeNow(revision, change.now()) !== undefined;
    for (const [remote, slot] of Object.entries(revision.slots)) {
      if (slot.frozen) continue;
      const bad = whyTakeBack(remote, slot);
      if (!bad && !isFrozen) await climb(remote, slot);
      if (!bad || now() - takenBackMs < hourMs) continue;
      const { verb, version, reason, figures } = bad;
      const { isNew, to } = await changeByItself(change, {
        ...{ verb, remote, reason, figures, onlyIf: { version } },
      });
      if (!isNew) continue;
      takenBackMs = now();
      onTakenBack?.();
      log.error({ remote, from: version, to, reason }, 'A release was taken back; its slot is frozen.');
    }
  }

  /** Never rejects: what the store or the log refuse is said once, and tried again with the next look. */
  async function lookOnce(): Promise<void> {
    try {
      await act();
      away = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (away?.message !== message) log.warn({ problem: message }, 'Releases cannot be judged for now.');
      away = { sinceMs: away?.sinceMs ?? now(), message };
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    take({ edge, knowsBy, visits }: Counts): void {
      edges.set(edge, { lastMs: now(), knowsBy });
      for (const [name, { lastMs }] of edges) if (now() - lastMs > edgeSeenMs) edges.delete(name);
      windows.take(visits);
    },
    look,
    async refresh(): Promise<void> {
      await watch.refresh();
      await looking;
      await look();
    },
    state() {
      const { slots = {} } = watch.current()?.revision ?? {};
      const canaries = Object.entries(slots).flatMap(([remote, { canary, stable }]) => {
        if (!canary) return [];
        const { ref } = canary;
        const since = followed.since(remote).canary;
        const judged = readCanary(comparedOf(remote, ref, stable), windows.closed(), since, settings);
        return [[remote, { version: ref.version, ...judged }] as const];
      });
      return {
        ...{ env, slots, notes, startedMs, awaySinceMs: away?.sinceMs, suspicion: suspicion() },
        ...{ edges: [...edges], windows: allWindows(), canaries: Object.fromEntries(canaries) },
      };
    },
  };
}
export type Decider = ReturnType<typeof createDecider>;
