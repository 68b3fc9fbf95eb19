import type { Kysely } from 'kysely';
import { json } from '../../database/stored.ts';
import type { Database } from '../../database/schema.ts';
import { type Kind, kinds } from '../format/catalogue-format.ts';
import type { Catalogue } from '../read/read-folder.ts';

/** An entry as it stands in the folder, by what it keeps its name by: its id, its theme, or its key. */
export type SaidEntry = { kind: Kind; key: string; source: object };

// Comments have nothing to be known by; they come with their post.
const known = kinds.filter((kind) => kind !== 'comments');

/** Every entry of a catalogue that can be known again. */
export const entriesOf = (catalogue: Catalogue): SaidEntry[] =>
  known.flatMap((kind) => catalogue[kind].map(({ source }) => ({ kind, key: keyOf(source), source })));

/** What an entry keeps its name by, among those of its kind. */
export function keyOf(source: object): string {
  const { id, theme, key } = source as { id?: unknown; theme?: unknown; key?: unknown };
  return String(id ?? theme ?? key);
}

const entriesAtOnce = 500;

/** Notes what the folder says, and since when. */
export async function writeEntries(
  trx: Kysely<Database>,
  entries: readonly (SaidEntry & { loadedAt: Date })[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce)
    await trx
      .insertInto('catalogue_entries')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ kind, key, source, loadedAt }) => ({
          kind,
          key,
          entry: json(source),
          loaded_at: loadedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
          entry: eb.ref('excluded.entry'),
          loaded_at: eb.ref('excluded.loaded_at'),
          withdrawn_at: null,
        })),
      )
      .execute();
}
