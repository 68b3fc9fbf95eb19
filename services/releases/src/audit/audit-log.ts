import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

const entrySchema = z.object({
  at: z.iso.datetime(),
  /** `refused`: somebody was turned away. `gc`, `token`, `preview`, `keys`, `hooks`: done, and not a change of what is live. */
  kind: z.enum(['refused', 'gc', 'token', 'preview', 'keys', 'hooks']),
  actor: z.string(),
  address: z.optional(z.string()),
  /** What was asked for, or what was done. */
  what: z.string(),
  status: z.optional(z.int()),
  message: z.optional(z.string()),
});

/** Something worth keeping that is no revision and no publish. */
export type AuditEntry = z.infer<typeof entrySchema>;

/** Keeps an entry, under a key that sorts by time. */
export async function writeAuditEntry(store: Store, entry: AuditEntry): Promise<void> {
  const [day = '', time = ''] = entry.at.split('T');
  const name = `${time.replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
  const bytes = new TextEncoder().encode(`${JSON.stringify(entry)}\n`);
  await store.putIfAbsent(`audit/${day}/${name}.json`, bytes);
}

/** The newest entries, newest first. */
export async function readAuditEntries(store: Store, limit: number): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  for (const day of (await store.list('audit')).toReversed()) {
    const keys = (await store.list(day)).toReversed().slice(0, limit - found.length);
    const entries = await Promise.all(keys.map((key) => store.get(key)));
    found.push(...entries.flatMap((bytes) => parse(bytes) ?? []));
    if (found.length >= limit) break;
  }
  return found;
}

function parse(bytes: Uint8Array | undefined): AuditEntry | undefined {
  try {
    return bytes && entrySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
