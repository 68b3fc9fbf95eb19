import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

/** `refused`: somebody was turned away. Any other: done, and not a change of what is live. */
export const entryKinds = ['refused', 'gc', 'token', 'preview', 'staff', 'keys', 'hooks'] as const;

const entrySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(entryKinds),
  actor: z.string(),
  address: z.optional(z.string()),
  /** What was asked for, or what was done. */
  what: z.string(),
  status: z.optional(z.int()),
  message: z.optional(z.string()),
  /** Of a refused change: where, and of which deployables. */
  env: z.optional(z.string()),
  remotes: z.optional(z.array(z.string())),
});

/** Something worth keeping that is no revision and no publish. */
export type AuditEntry = z.infer<typeof entrySchema>;

/** Keeps an entry, under a key that sorts by time. @param mark – stands in the key, so that keys can be counted. */
export async function writeAuditEntry(store: Store, entry: AuditEntry, mark?: string): Promise<void> {
  const name = [timeDigits(entry.at), mark, randomBytes(4).toString('hex')].filter(Boolean).join('-');
  const bytes = new TextEncoder().encode(`${JSON.stringify(entry)}\n`);
  await store.putIfAbsent(`${dayKey(entry.at)}/${name}.json`, bytes);
}

/** How many entries with a mark there are of an instant's day. */
export async function countMarked(store: Store, at: string, mark: string): Promise<number> {
  return (await store.list(dayKey(at))).filter((key) => key.includes(`-${mark}-`)).length;
}

/** What stands under a key of the log, which sorts by time; nothing where that cannot be read, and at the end of a day. */
export type KeptEntry = { key: string; entry?: AuditEntry | undefined };

type Entries = {
  /** A key: only entries from before it. */
  before?: string | undefined;
  /** Keys that need not be read. */
  skips?: ((key: string) => boolean) | undefined;
};

/** So many are read at a time. */
const batch = 50;

/** Entries, the newest first. One that is damaged, or of a kind that a newer release writes, is none. */
export async function* auditEntries(
  store: Store,
  { before, skips = () => false }: Entries = {},
): AsyncGenerator<KeptEntry> {
  const days = (await store.list('audit')).filter((day) => before === undefined || day < before);
  for (const day of days.toReversed()) {
    const isAsked = (key: string): boolean => (before === undefined || key < before) && !skips(key);
    const keys = (await store.list(day)).filter(isAsked).toReversed();
    for (let at = 0; at < keys.length; at += batch)
      yield* await Promise.all(
        keys.slice(at, at + batch).map(async (key) => ({ key, entry: parse(await store.get(key)) })),
      );
    yield { key: day };
  }
}

/** Whether the entry under a key is a refusal, and whether of somebody without a token, as far as the key says it. */
export const isRefusalKey = (key: string): boolean => /-(refused|stranger)-[0-9a-f]+\.json$/.test(key);
export const isStrangerKey = (key: string): boolean => /-stranger-[0-9a-f]+\.json$/.test(key);

/** The smallest key that an entry of that instant or later can have. */
export const firstKeyOf = (at: string): string => `${dayKey(at)}/${timeDigits(at)}`;

const dayKey = (at: string): string => `audit/${at.slice(0, 10)}`;

const timeDigits = (at: string): string => (at.split('T')[1] ?? '').replaceAll(/\D/g, '');

function parse(bytes: Uint8Array | undefined): AuditEntry | undefined {
  try {
    return bytes && entrySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
