import { createDecider, type Decider, type DeciderOptions } from '../health/decider.ts';
import { createWebhook, type WebhookSettings } from '../health/webhook.ts';
import { readEarlierHooks } from '../reading/earlier-hooks.ts';
import { healthOf, noteHealth } from './health-view.ts';

type JudgingOptions = Omit<DeciderOptions, 'webhook' | 'notes' | 'now'> & {
  /** Who is told; nobody without it. */
  webhook: WebhookSettings | undefined;
};

/** Between two looks, and between two notes of how releases do. Unit: milliseconds. */
const lookMs = 1_000;
const noteMs = 15_000;

/**
 * Judges from now on: looks every second, tells whom the settings name, and leaves a note in the store for servers that do not judge.
 * Where nobody is named and the store has listeners of before, the log says which settings they become.
 */
export async function startJudging(
  options: JudgingOptions,
): Promise<Decider & { stop: () => Promise<void> }> {
  const { store, env, log } = options;
  const earlier = options.webhook ? undefined : await readEarlierHooks(store, env).catch(() => undefined);
  for (const line of earlier?.lines ?? []) log.warn({}, line);
  const webhook = options.webhook && createWebhook({ settings: options.webhook, log });
  const decider = createDecider({ ...options, webhook, notes: earlier?.notes ?? [] });
  const note = () => noteHealth(store, healthOf(decider)).catch(() => undefined);
  const timers = [setInterval(decider.look, lookMs).unref(), setInterval(note, noteMs).unref()];
  return {
    ...decider,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await webhook?.stop();
    },
  };
}
