import * as z from 'zod/mini';
import { logKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { readStored, storedBytes } from '../store/stored-json.ts';

const incidentSchema = z.object({
  schema: z.literal(1),
  env: z.string(),
  number: z.int().check(z.positive()),
  at: z.iso.datetime(),
  /** `problem`: something is wrong; `settled`: it is right again; `refused`: somebody was turned away. */
  kind: z.enum(['problem', 'settled', 'refused']),
  /** What is concerned, such as `mf-content@1.0.1`. */
  subject: z.string(),
  /** What happened and what to do, without secrets and paths. */
  message: z.string(),
});

/** Something that people are notified of and that is no revision. */
export type Incident = z.infer<typeof incidentSchema>;
export type NewIncident = Pick<Incident, 'kind' | 'subject' | 'message'>;

/** More than this of one environment are not kept. */
const mostKept = 500;
/** What several edges see at once is one incident. */
const lookBack = 20;

const folderOf = (env: string): string => logKey(env).replace(/^registry/, 'incidents');
const keyOf = (env: string, number: number): string =>
  `${folderOf(env)}/${String(number).padStart(8, '0')}.json`;
const hintKey = (env: string): string => `${folderOf(env)}/head.json`;
const hintSchema = z.object({ number: z.int() });

/**
 * Adds an incident to the numbered log of an environment, unless the newest one of its subject says the same: then somebody else
 * saw it too. `settled` needs a problem that came before.
 * @param repeats – `once`: also not where that one says it in other words, of a message with figures that change.
 */
export async function appendIncident(
  store: Store,
  env: string,
  incident: NewIncident,
  repeats: 'when-other' | 'once' = 'when-other',
): Promise<void> {
  for (;;) {
    const newest = await newestIncident(store, env);
    const known = await newestOf(store, env, newest, incident.subject);
    const isSaid = repeats === 'once' || known?.message === incident.message;
    if (known?.kind === incident.kind && isSaid) return;
    if (incident.kind === 'settled' && known?.kind !== 'problem') return;
    const number = newest + 1;
    const entry = { schema: 1, env, number, at: new Date().toISOString(), ...incident };
    if ((await store.putIfAbsent(keyOf(env, number), storedBytes(entry))) === 'exists') continue;
    await store.putHint(hintKey(env), storedBytes({ number })).catch(() => undefined);
    if (number > mostKept) await store.remove(keyOf(env, number - mostKept)).catch(() => undefined);
    return;
  }
}

/** One incident; `undefined` when there is none of that number, or it is damaged. */
export async function readIncident(store: Store, env: string, number: number): Promise<Incident | undefined> {
  return readStored(store, keyOf(env, number), incidentSchema);
}

/** The first incident after a number, also where those between were dropped or are damaged. */
export async function incidentAfter(
  store: Store,
  env: string,
  number: number,
): Promise<Incident | undefined> {
  const next = await readIncident(store, env, number + 1);
  if (next || (await newestIncident(store, env)) <= number) return next;
  for (const later of (await listed(store, env)).filter((candidate) => candidate > number)) {
    const found = await readIncident(store, env, later);
    if (found) return found;
  }
  return undefined;
}

/** The number of the newest incident, 0 before the first. */
export async function newestIncident(store: Store, env: string): Promise<number> {
  const hint = (await readStored(store, hintKey(env), hintSchema))?.number ?? 0;
  const isThere = hint > 0 && (await store.get(keyOf(env, hint))) !== undefined;
  let newest = isThere ? hint : ((await listed(store, env)).at(-1) ?? 0);
  while ((await store.get(keyOf(env, newest + 1))) !== undefined) newest++;
  return newest;
}

async function newestOf(
  store: Store,
  env: string,
  newest: number,
  subject: string,
): Promise<Incident | undefined> {
  for (let number = newest; number > Math.max(0, newest - lookBack); number--) {
    const entry = await readIncident(store, env, number);
    if (entry?.subject === subject) return entry;
  }
  return undefined;
}

async function listed(store: Store, env: string): Promise<number[]> {
  const keys = await store.list(folderOf(env));
  return keys.flatMap((key) => /\/(\d{8})\.json$/.exec(key)?.[1] ?? []).map(Number);
}
