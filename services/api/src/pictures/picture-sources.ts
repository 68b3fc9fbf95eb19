import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueChanges } from '../shared-answers/catalogue-changes.ts';
import { unpackPicture } from './pack-picture.ts';

/** Which picture is meant; `sha256` says in which state, so that one that was replaced is never served. */
export type PictureSource = { path: string; kind: 'svg' | 'bitmap'; sha256: string };

export type PictureSources = {
  /** The picture of an address, or null when there is none. */
  find: (path: string) => Promise<PictureSource | null>;
  /** As it was given. Errors: throws when it was taken away since. */
  read: (source: PictureSource) => Promise<Uint8Array>;
};

/** The catalogue's pictures. Their names are kept until the catalogue changes, and while the database is away. */
export function createPictureSources(db: Kysely<Database>, changes: CatalogueChanges): PictureSources {
  let known: Map<string, PictureSource> | undefined;
  let knownAt: string | undefined;

  async function refresh(): Promise<Map<string, PictureSource>> {
    const version = await changes.version();
    if (known && version === knownAt) return known;
    const rows = await db.selectFrom('pictures').select(['path', 'kind', 'sha256']).execute();
    known = new Map(rows.map((row) => [row.path, row]));
    knownAt = version;
    return known;
  }

  return {
    async find(path) {
      const names = await refresh().catch((error: unknown) => {
        if (known) return known;
        throw error;
      });
      return names.get(path) ?? null;
    },
    async read({ path, kind, sha256 }) {
      const { content } = await db
        .selectFrom('pictures')
        .select('content')
        .where('path', '=', path)
        .where('sha256', '=', sha256)
        .executeTakeFirstOrThrow();
      return unpackPicture(kind, content);
    },
  };
}
