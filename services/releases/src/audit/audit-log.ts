import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

const entrySchema = z.object({
  at: z.iso.datetime(),
  /** `refused`: somebody was turned away. Any other: done, and not a change of what is live. */
  kind: z.enum(['refused', 'gc', 'token', 'preview', 'staff', 'keys', 'hooks']),
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

/** Which entries are asked for; of an entry without the one or the other nobody knows better. */
export type AuditFilter = { env: string; remote?: string | undefined };

/** More entries than this are not looked through for those of one deployable: the answer must stay quick. */
const maxEntriesRead = 1_000;

/** Keeps an entry, under a key that sorts by time. @param mark – stands in the key, so that keys can be counted. */
export async function writeAuditEntry(store: Store, entry: AuditEntry, mark?: string): Promise<void> {
  const [, time = ''] = entry.at.split('T');
  const name = [time.replaceAll(/\D/g, ''), mark, randomBytes(4).toString('hex')].filter(Boolean).join('-');
  const bytes = new TextEncoder().encode(`${JSON.stringify(entry)}\n`);
  await store.putIfAbsent(`${dayKey(entry.at)}/${name}.json`, bytes);
}

/** How many entries with a mark there are of an instant's day. */
export async function countMarked(store: Store, at: string, mark: string): Promise<number> {
  return (await store.list(dayKey(at))).filter((key) => key.includes(`-${mark}-`)).length;
}

/** The newest entries, newest first. */
export async function readAuditEntries(
  store: Store,
  limit: number,
  filter?: AuditFilter,
): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  let readCount = 0;
  for (const day of (await store.list('audit')).toReversed()) {
    const keys = (await store.list(day)).toReversed();
    for (let at = 0; at < keys.length; at += limit) {
      const batch = await Promise.all(keys.slice(at, at + limit).map((key) => store.get(key)));
      found.push(
        ...batch.flatMap((bytes) => parse(bytes) ?? []).filter((entry) => !filter || isOf(entry, filter)),
      );
      readCount += batch.length;
      if (found.length >= limit || readCount >= maxEntriesRead) return found.slice(0, limit);
    }
  }
  return found;
}

const dayKey = (at: string): string => `audit/${at.slice(0, 10)}`;

function isOf({ env, remotes }: AuditEntry, filter: AuditFilter): boolean {
  if (env !== undefined && env !== filter.env) return false;
  return filter.remote === undefined || remotes?.includes(filter.remote) === true;
}

function parse(bytes: Uint8Array | undefined): AuditEntry | undefined {
  try {
    return bytes && entrySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
