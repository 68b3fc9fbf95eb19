import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';
import { readStored } from '../store/stored-json.ts';

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
  const [first, ...others] = hooks.filter(({ preset, secret }) => preset === 'json' && secret !== undefined);
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
        .map(({ target, preset }) =>
          others.length > 0 && preset === 'json'
            ? `One address is told; it has to pass on to ${shown(target)}.`
            : `Nothing goes to ${shown(target)} (${preset}) any more: let the listener pass it on.`,
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
