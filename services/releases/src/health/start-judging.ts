import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';
import * as z from 'zod/mini';
import { readStored, type Store } from '../store/store.ts';
import { createDecider, type Decider, type DeciderOptions } from './decider.ts';
import { healthOf, noteHealth } from './health-view.ts';
import { createWebhook, type WebhookSettings } from './webhook.ts';

type JudgingOptions = Omit<DeciderOptions, 'webhook' | 'notes' | 'now'> & {
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

/** Reads `RELEASE_JUDGE`: whether this server judges by what storefronts count. Errors: throws with one sentence. */
export function readJudge(text = 'on'): boolean {
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(`RELEASE_JUDGE is "${text}"; it is "on", or "off" where another release server judges.`);
}

/**
 * Reads `RELEASE_CONSOLE`: where `/_releases` is; without it at the shop's address.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readConsoleUrl(variables: Variables, publicOrigin: string): string {
  const { RELEASE_CONSOLE: consoleUrl = `${publicOrigin}/_releases` } = variables;
  if (URL.canParse(consoleUrl)) return consoleUrl;
  throw new Error(`RELEASE_CONSOLE is "${consoleUrl}"; it is the address of the page for releases.`);
}

/**
 * Reads `RELEASE_WEBHOOK_URL`, `RELEASE_WEBHOOK_SECRET` and `RELEASE_CONSOLE`; undefined where nobody is told.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong, which repeats neither address nor secret.
 */
export function readWebhookSettings(
  environment: Variables,
  publicOrigin: string,
): WebhookSettings | undefined {
  const variables = givenOf(environment, ['RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET']);
  const { RELEASE_WEBHOOK_URL: address, RELEASE_WEBHOOK_SECRET: secret = '' } = variables;
  const { consoleUrl, ...hook } = readEach({
    consoleUrl: () => readConsoleUrl(variables, publicOrigin),
    url: () => (address === undefined ? undefined : readAddress(address)),
    secret: () => (address === undefined ? '' : readSecret(secret)),
  });
  return hook.url && { ...hook, url: hook.url, consoleUrl };
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

function readAddress(text: string): URL {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && thisMachine.has(url.hostname));
  if (url && isSafe && !url.username && !url.password && !url.hash) return url;
  throw new Error(
    'RELEASE_WEBHOOK_URL is an https address without user, password and fragment (http only on this machine).',
  );
}

function readSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)) return text;
  throw new Error(
    'RELEASE_WEBHOOK_SECRET is whsec_ and the base64 of at least 24 bytes: openssl rand -base64 32.',
  );
}

const hookSchema = z.object({
  env: z.string(),
  preset: z.enum(['json', 'slack', 'mail']),
  target: z.string(),
  secret: z.optional(z.string()),
});

/**
 * Listeners that servers of before kept in the store, and that nothing is delivered to any more.
 * @returns lines for the log, with the settings to add, and what may be shown of them: no secret, and of addresses whose they are.
 */
export async function readEarlierHooks(
  store: Store,
  env: string,
): Promise<{ lines: string[]; notes: string[] }> {
  const keys = await store.list('hooks');
  const all = await Promise.all(keys.map((key) => readStored(store, key, hookSchema)));
  const hooks = all.filter((hook) => hook?.env === env).filter((hook) => hook !== undefined);
  const first = hooks.find(({ preset, secret }) => preset === 'json' && secret !== undefined);
  const notes = hooks.map(
    ({ target }) =>
      `Nobody is told at ${shown(target)} any more: set RELEASE_WEBHOOK_URL (the log says how).`,
  );
  if (hooks.length === 0) return { lines: [], notes };
  return {
    lines: [
      'Who is told of changes stands in the settings now, and no longer in the store. Add:',
      ...(first
        ? [`RELEASE_WEBHOOK_URL=${first.target}`, `RELEASE_WEBHOOK_SECRET=${first.secret}`]
        : ['RELEASE_WEBHOOK_URL=https://…', 'RELEASE_WEBHOOK_SECRET=whsec_… (openssl rand -base64 32)']),
      ...hooks
        .filter((hook) => hook !== first)
        .map(
          ({ target, preset }) =>
            `Nothing goes to ${shown(target)} (${preset}) any more: let the listener pass it on.`,
        ),
    ],
    notes,
  };
}

/** Whom an address belongs to, and nothing that lets anybody write there. */
const shown = (target: string): string =>
  target.startsWith('mailto:')
    ? `mailto:…${target.slice(target.indexOf('@'))}`
    : `${URL.parse(target)?.origin}/…`;
